/*
 * Addresses that belong to a provider although its list entry has another host. Keep in sync with Providers.php.
 */

/** Google's services have the same paths in each country. */
const COUNTRY = /(^|\.)google\.(com?\.)?[a-z]{2}$/;

/** Files of trackers that sites serve from domains of their own, with the host of the provider. */
const FILES = [
	[ /\/(matomo|piwik)\.(js|php)(\?|$)/, 'matomo.cloud' ],
	[
		/\/(gtm\.js|gtag\/js|ns\.html)\?(.*&)?id=(GTM|GT|G|AW)-/,
		'googletagmanager.com',
	],
] as const;

/**
 * Returns the hosts and paths to look an address up by. The first one that belongs to a provider counts.
 */
export function lookups( {
	hostname,
	pathname,
	search,
}: URL ): Array< readonly [ labels: string[], path: string ] > {
	const labels = hostname
		.replace( /\.$/, '' )
		.replace( COUNTRY, '$1google.com' )
		.split( '.' );
	const file = FILES.find( ( [ pattern ] ) =>
		pattern.test( pathname + search )
	);
	return [
		[ labels, pathname ],
		...( file ? [ [ file[ 1 ].split( '.' ), '/' ] as const ] : [] ),
	];
}
