/** Sends the browser to an address. A module of its own, so that tests can watch it. */
export function navigate( url: string ): void {
	window.location.assign( url );
}
