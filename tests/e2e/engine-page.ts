/** A page in a browser that Playwright can't start. */
export interface EnginePage {
	/** Opens a URL, and waits until the page has loaded. */
	goto: ( url: string ) => Promise< void >;
	/** Evaluates an expression, awaits its result, and returns it if it is a primitive value. */
	evaluate: ( expression: string ) => Promise< unknown >;
	close: () => Promise< void >;
}
