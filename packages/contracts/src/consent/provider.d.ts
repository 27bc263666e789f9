// Made from contracts/consent/provider.json by npm run contracts.

/**
 * A third party in blocking/providers/list.php. Patterns are plain text, never regular expressions.
 */
export interface ConsentProvider {
	name: string;
	category: string;
	/**
	 * Why a provider of the category necessary is not blocked: it delivers files of the site, delivers program libraries, handles payments, asks for consent itself, or checks certificates.
	 */
	reason?: 'files' | 'libraries' | 'payments' | 'consent' | 'certificates';
	/**
	 * Hosts including their subdomains, each with at most two path segments: youtube.com, google.com/maps. Empty for a first-party script that is only identified by its cookies.
	 *
	 * @maxItems 40
	 */
	hosts: string[];
	/**
	 * Text in inline scripts that cannot run without the provider's script. Not needed for snippets with their own queue, because what they load is blocked anyway.
	 *
	 * @maxItems 10
	 */
	inline?:
		| []
		| [string]
		| [string, string]
		| [string, string, string]
		| [string, string, string, string]
		| [string, string, string, string, string]
		| [string, string, string, string, string, string]
		| [string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string, string]
		| [string, string, string, string, string, string, string, string, string, string];
	/**
	 * Names of the cookies that it sets on the domain of the site. A star at the end is a wildcard.
	 *
	 * @maxItems 40
	 */
	cookies?: string[];
}
