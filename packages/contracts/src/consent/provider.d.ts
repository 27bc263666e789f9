// Made from contracts/consent/provider.json by npm run contracts.

/**
 * One third party of blocking/providers/list.php. Patterns are plain text, never regular expressions.
 */
export interface ConsentProvider {
	name: string;
	category: string;
	/**
	 * None for a first-party script known by its cookies alone. Hosts with all their subdomains, each with at most two path segments: youtube.com, google.com/maps.
	 *
	 * @maxItems 40
	 */
	hosts: string[];
	/**
	 * Text that an inline script has when it cannot run without the provider's script. Not for snippets that bring a queue of their own: what they load is held anyway.
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
	 * Names of the cookies it sets on the site's own domain; a star at the end stands for any ending.
	 *
	 * @maxItems 40
	 */
	cookies?: string[];
}
