/** A page in a browser that Playwright can't start. */
export interface EnginePage {
	/** Opens a URL, and waits until the page has loaded. */
	goto: ( url: string ) => Promise< void >;
	/** Evaluates an expression, awaits its result, and returns it if it is a primitive value. */
	evaluate: ( expression: string ) => Promise< unknown >;
	close: () => Promise< void >;
}

/** An EnginePage that acts like a visitor with a mouse and a keyboard. Selectors are CSS; the first visible element counts. */
export interface VisitorPage extends EnginePage {
	click: ( selector: string ) => Promise< void >;
	/** Clicks a field and types into it. */
	type: ( selector: string, text: string ) => Promise< void >;
	/** Types where the focus is. */
	write: ( text: string ) => Promise< void >;
	/** Presses a key that does not write. */
	press: ( key: Key ) => Promise< void >;
	/** Selects an option in a native list. */
	select: ( selector: string, value: string ) => Promise< void >;
	/** Selects a file, with its path. */
	attach: ( selector: string, file: string ) => Promise< void >;
	/** Makes the page that of a new visitor. */
	forget: () => Promise< void >;
}

export type Key = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown' | 'Tab';
