// Made from contracts/consent/scan.providers-request.json by npm run contracts.

/**
 * Request of POST quayside-consent/v1/scan/providers: what a scan has found.
 */
export interface ConsentScanProvidersRequest {
	/**
	 * IDs of providers in the list.
	 *
	 * @maxItems 300
	 */
	ids: string[];
}
