/** A header that a trusted proxy may name the visitor's IP address in: TrustedProxies::HEADERS in the PHP kit. */
type ProxyHeader =
	'x-forwarded-for' | 'forwarded' | 'cf-connecting-ip' | 'x-real-ip';

/** The headers as options of a select control. */
export const PROXY_HEADERS: { value: ProxyHeader; label: string }[] = [
	{ value: 'x-forwarded-for', label: 'X-Forwarded-For' },
	{ value: 'forwarded', label: 'Forwarded' },
	{ value: 'cf-connecting-ip', label: 'CF-Connecting-IP' },
	{ value: 'x-real-ip', label: 'X-Real-IP' },
];
