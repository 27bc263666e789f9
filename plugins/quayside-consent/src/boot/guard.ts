import type { Consent } from './consent';

/*
 * Holds what scripts of the page itself put into it: the server has held everything in the HTML.
 *
 * Every way from a string or a node into the document leads through one of the functions wrapped here. What is held
 * keeps its element; the address waits in data-held-… until the release module puts it back.
 */

const NAMES = [ 'src', 'srcset', 'href', 'data', 'poster', 'imagesrcset', 'xlink:href' ];

const PROPERTIES: Record< string, string > = {
	Script: 'src',
	IFrame: 'src',
	Image: 'src srcset',
	Source: 'src srcset',
	Media: 'src',
	Video: 'poster',
	Embed: 'src',
	Track: 'src',
	Input: 'src',
	Link: 'href',
	Object: 'data',
};

type Method = ( this: unknown, ...values: unknown[] ) => unknown;

/** Replaces a method by one that gets the original. */
const wrap = ( owner: object, names: string, make: ( native: Method ) => Method ): void => {
	for ( const name of names.split( ' ' ) ) {
		const methods = owner as Record< string, Method >;
		const native = methods[ name ];
		if ( native ) {
			methods[ name ] = make( native );
		}
	}
};

/**
 * Installs the guard.
 *
 * @param consent The page's consent.
 */
export function guard( consent: Consent ): void {
	const { setAttribute, removeAttribute } = Element.prototype;
	const { withholds } = consent;

	/** Holds one attribute of an element; says whether it must not be set. */
	const holds = ( element: Element, name: string, value: string ): boolean => {
		const tag = element.localName;
		// Links to other places are free; only what the browser fetches by itself is held.
		if ( /href$/.test( name ) && ( ! /^(link|script|image|use|feImage)$/i.test( tag ) || ( tag === 'link' && ! /style|pre|icon|manifest/i.test( ( element as HTMLLinkElement ).rel ) ) ) ) {
			return false;
		}
		const category = ( /set$/.test( name ) ? value.split( /[\s,]+/ ) : [ value ] ).map( withholds ).find( Boolean );
		if ( ! category ) {
			removeAttribute.call( element, 'data-held-' + name );
			return false;
		}
		setAttribute.call( element, 'data-held', category );
		setAttribute.call( element, 'data-held-' + name, value );
		if ( tag === 'iframe' ) {
			void consent.release().then( ( { placehold } ) => placehold( element as HTMLIFrameElement ) );
		}
		return true;
	};

	/** Holds what a node and its descendants would fetch once they are in the document; says whether there was any. */
	const sweep = ( root: unknown ): boolean => {
		let any = false;
		if ( root instanceof Element || root instanceof DocumentFragment ) {
			for ( const element of [ root, ...root.querySelectorAll( '[src],[srcset],[imagesrcset],[data],[poster],[*|href]' ) ] ) {
				for ( const name of element instanceof Element ? NAMES : [] ) {
					const value = ( element as Element ).getAttribute( name );
					if ( value && holds( element as Element, name, value ) ) {
						( element as Element ).removeAttribute( name );
						any = true;
					}
				}
			}
		}
		return any;
	};

	const inner = Object.getOwnPropertyDescriptor( Element.prototype, 'innerHTML' );

	/** HTML in which everything withheld is held. Parsed in a template, where nothing is fetched. */
	const clean = ( html: unknown ): unknown => {
		if ( ! /src|href|data|poster/i.test( String( html ) ) ) {
			return html;
		}
		const template = document.createElement( 'template' );
		inner?.set?.call( template, html );
		return sweep( template.content ) ? template.innerHTML : html;
	};

	for ( const [ tag, names ] of Object.entries( PROPERTIES ) ) {
		const { prototype } = window[ `HTML${ tag }Element` as 'HTMLElement' ];
		for ( const name of names.split( ' ' ) ) {
			const { get, set, ...rest } = Object.getOwnPropertyDescriptor( prototype, name ) ?? {};
			Object.defineProperty( prototype, name, {
				...rest,
				get( this: Element ) {
					return this.getAttribute( 'data-held-' + name ) ?? get?.call( this );
				},
				set( this: Element, value: unknown ) {
					if ( ! holds( this, name, String( value ) ) ) {
						set?.call( this, value );
					}
				},
			} );
		}
	}

	for ( const name of [ 'innerHTML', 'outerHTML' ] ) {
		const { set, ...rest } = Object.getOwnPropertyDescriptor( Element.prototype, name ) ?? {};
		Object.defineProperty( Element.prototype, name, {
			...rest,
			set( html: unknown ) {
				set?.call( this, clean( html ) );
			},
		} );
	}

	for ( const [ name, at ] of [ [ 'setAttribute', 0 ], [ 'setAttributeNS', 1 ] ] as const ) {
		wrap( Element.prototype, name, ( native ) => function( ...values ) {
			const attribute = String( values[ at ] ).toLowerCase();
			if ( ! NAMES.includes( attribute ) || ! holds( this as Element, attribute, String( values[ at + 1 ] ) ) ) {
				native.apply( this, values );
			}
		} );
	}

	const inserts = ( native: Method ): Method => function( ...nodes ) {
		nodes.forEach( sweep );
		return native.apply( this, nodes );
	};
	wrap( Node.prototype, 'appendChild insertBefore replaceChild', inserts );
	for ( const { prototype } of [ Element, Document, DocumentFragment ] ) {
		wrap( prototype, 'append prepend before after replaceWith replaceChildren insertAdjacentElement importNode adoptNode', inserts );
	}

	const parses = ( native: Method ): Method => function( ...values ) {
		return native.apply( this, values.map( clean ) );
	};
	wrap( Element.prototype, 'insertAdjacentHTML', parses );
	wrap( Range.prototype, 'createContextualFragment', parses );
	wrap( Document.prototype, 'write writeln', parses );

	const isHeld = ( address: unknown ): boolean => !! withholds( address instanceof Request ? address.url : String( address ) );
	wrap( window, 'fetch', ( native ) => function( ...values ) {
		return isHeld( values[ 0 ] ) ? Promise.reject( new TypeError( 'Failed to fetch' ) ) : native.apply( window, values );
	} );
	wrap( Navigator.prototype, 'sendBeacon', ( native ) => function( ...values ) {
		return ! isHeld( values[ 0 ] ) && native.apply( this, values );
	} );
	wrap( XMLHttpRequest.prototype, 'open', ( native ) => function( method, address, ...more ) {
		const request = this as XMLHttpRequest;
		const held = isHeld( address );
		Reflect.deleteProperty( request, 'send' );
		if ( held ) {
			// The caller sees a network error, as when a visitor's own blocker is at work.
			request.send = () => void setTimeout( () => [ 'error', 'loadend' ].forEach( ( type ) => request.dispatchEvent( new ProgressEvent( type ) ) ) );
		}
		native.call( request, method, held ? 'data:,' : address, ...more );
	} );
	const constructors = window as unknown as Record< string, new ( ...values: unknown[] ) => object >;
	for ( const name of [ 'EventSource', 'WebSocket', 'Worker', 'SharedWorker' ] ) {
		const native = constructors[ name ];
		if ( native ) {
			constructors[ name ] = new Proxy( native, {
				construct( target, values: unknown[], newTarget ) {
					if ( isHeld( values[ 0 ] ) ) {
						throw new DOMException( '', 'SecurityError' );
					}
					return Reflect.construct( target, values, newTarget ) as object;
				},
			} );
		}
	}
}
