import type { Consent } from './consent';

/*
 * Holds what scripts of the page itself put into it: the server has held everything in the HTML.
 *
 * Every way from a string to an address in the document leads through one of the functions wrapped here. What is held
 * keeps its element; the address waits in data-held-… until the release module puts it back. An address of another host
 * waits there, too, until the provider list says whose it is.
 */

/** Properties that make the browser fetch something, and the attributes that they stand for. */
const PROPERTIES = 'src srcset href data poster imageSrcset srcdoc';
const NAMES = ( PROPERTIES.toLowerCase() + ' xlink:href' ).split( ' ' );

/** Elements whose properties stand for such attributes. */
const ELEMENTS = 'Script IFrame Image Source Media Video Embed Track Input Link Object';

/** What addresses wait under that the provider list has yet to judge. */
const PENDING = '?';

type Method = ( this: unknown, ...values: unknown[] ) => unknown;

/** Replaces methods, constructors and setters by ones that get the original. */
const patch = ( owners: object[], names: string, make: ( native: Method, name: string, descriptor: PropertyDescriptor ) => Method ): void => {
	for ( const owner of owners ) {
		for ( const name of names.split( ' ' ) ) {
			const descriptor = Object.getOwnPropertyDescriptor( owner, name );
			const key = descriptor?.set ? 'set' : 'value';
			if ( descriptor?.[ key ] ) {
				descriptor[ key ] = make( descriptor[ key ] as Method, name.toLowerCase(), descriptor );
				Object.defineProperty( owner, name, descriptor );
			}
		}
	}
};

/**
 * Installs the guard.
 *
 * @param consent The page's consent.
 */
export function guard( consent: Consent ): void {
	const element = Element.prototype;
	const { setAttribute, removeAttribute } = element;
	const inner = Object.getOwnPropertyDescriptor( element, 'innerHTML' );
	const pending = new Set< Element >();
	let known: Promise< void > | undefined;

	/** Waits for the provider list, then judges every element that waits. */
	const wait = (): Promise< void > =>
		( known ??= consent.known().then( () => {
			watch( document );
			pending.forEach( ( host ) =>
				[ ...host.attributes ].forEach( ( { name, value } ) => {
					if ( /^data-held-/.test( name ) ) {
						host.setAttribute( name.slice( 10 ), value );
					}
				} )
			);
			pending.clear();
		} ).catch( () => void ( known = undefined ) ) );

	/** Remembers the elements of a tree that wait. */
	const watch = ( root: unknown ): void => {
		if ( pending.size ) {
			( root as Element | undefined )?.querySelectorAll?.( `[data-held="${ PENDING }"]` ).forEach( ( host ) => pending.add( host ) );
		}
	};

	/** Holds one attribute of an element; says whether it must not be set. */
	const holds = ( host: Element, name: string, value: unknown ): boolean => {
		const tag = host.localName;
		const text = String( value );
		// Links to other places are free; only what the browser fetches by itself is held.
		const category = /^(a|area|base)$/.test( tag )
			? undefined
			: name === 'srcdoc'
				? parse( text ).content.querySelector( '[data-held]' )?.getAttribute( 'data-held' )
				: ( /set$/.test( name ) ? text.split( /[\s,]+/ ) : [ text ] ).map( consent.withholds ).find( Boolean );
		const kept = 'data-held-' + name;
		if ( ! category ) {
			if ( host.hasAttribute( kept ) ) {
				removeAttribute.call( host, kept );
				if ( ! /held-[^b]/.test( host.getAttributeNames().join() ) ) {
					removeAttribute.call( host, 'data-held' );
				}
			}
			return false;
		}
		setAttribute.call( host, 'data-held', category );
		setAttribute.call( host, kept, text );
		if ( category === PENDING ) {
			pending.add( host );
			void wait();
		} else if ( tag === 'iframe' ) {
			void consent.release().then( ( { placehold } ) => placehold( host ) );
		}
		return true;
	};

	/** Holds what the elements of a document would fetch once they are in the page. */
	const sweep = < Root extends ParentNode >( root: Root ): Root => {
		root.querySelectorAll( '*' ).forEach( ( host ) =>
			NAMES.forEach( ( name ) => {
				if ( host.hasAttribute( name ) && holds( host, name, host.getAttribute( name ) ) ) {
					host.removeAttribute( name );
				}
			} )
		);
		return root;
	};

	/** A template of HTML: nothing in it is fetched, and everything withheld is held. */
	const parse = ( html: unknown ): HTMLTemplateElement => {
		const template = document.createElement( 'template' );
		inner?.set?.call( template, html );
		sweep( template.content );
		return template;
	};

	/** HTML in which everything withheld is held. */
	const clean = ( html: unknown ): unknown => {
		if ( ! /src|href|data|poster/i.test( String( html ) ) ) {
			return html;
		}
		const template = parse( html );
		return template.content.querySelector( '[data-held]' ) ? template.innerHTML : html;
	};

	const { prototype: shadow } = ShadowRoot;
	const { prototype: page } = Document;

	patch( ELEMENTS.split( ' ' ).map( ( tag ) => window[ `HTML${ tag }Element` as 'HTMLElement' ].prototype ), PROPERTIES, ( native, name, descriptor ) => {
		const { get } = descriptor;
		descriptor.get = function( this: Element ) {
			return this.getAttribute( 'data-held-' + name ) ?? get?.call( this );
		};
		return function( value ) {
			return holds( this as Element, name, value ) || native.call( this, value );
		};
	} );

	patch( [ element ], 'setAttribute setAttributeNS', ( native, method ) => function( ...values ) {
		const [ value, name ] = values.slice( /s$/.test( method ) ? 1 : 0 ).reverse();
		const attribute = String( name ).toLowerCase();
		return ( NAMES.includes( attribute ) && holds( this as Element, attribute, value ) ) || native.apply( this, values );
	} );

	// Every one of their arguments may be HTML; what is not stays as it is.
	patch( [ element, shadow, page, Range.prototype ], 'innerHTML outerHTML setHTMLUnsafe insertAdjacentHTML createContextualFragment write writeln', ( native ) => function( ...values ) {
		const { parentNode } = this as Node;
		const result = native.apply( this, values.map( clean ) );
		[ this, parentNode, result ].forEach( watch );
		return result;
	} );

	patch( [ DOMParser.prototype, Document ], 'parseFromString parseHTMLUnsafe', ( native ) => function( ...values ) {
		return sweep( native.apply( this, values ) as Document );
	} );

	const heldBy = ( address: unknown ): string | undefined => consent.withholds( address instanceof Request ? address.url : String( address ) );

	patch( [ window, Navigator.prototype ], 'fetch sendBeacon', ( native, name ) => function( ...values ) {
		const isFetch = name === 'fetch';
		const ask = (): unknown => ( ! heldBy( values[ 0 ] ) ? native.apply( this, values ) : isFetch && Promise.reject( new TypeError( 'Failed to fetch' ) ) );
		if ( heldBy( values[ 0 ] ) !== PENDING ) {
			return ask();
		}
		const asked = wait().then( ask );
		return ! isFetch || asked;
	} );

	// An empty answer, as from a server that has nothing to say.
	const NOTHING = 'data:,';
	const request = XMLHttpRequest.prototype;
	const { open } = request;
	const opened = new WeakMap< object, unknown[] >();
	patch( [ request ], 'open', ( native ) => function( ...values ) {
		const held = heldBy( values[ 1 ] );
		opened.delete( this as XMLHttpRequest );
		if ( held === PENDING && values[ 2 ] !== false ) {
			opened.set( this as XMLHttpRequest, values );
		} else if ( held ) {
			values[ 1 ] = NOTHING;
		}
		return native.apply( this, values );
	} );
	patch( [ request ], 'send', ( native ) => function( ...values ) {
		const waits = opened.get( this as XMLHttpRequest );
		if ( ! waits ) {
			return native.apply( this, values );
		}
		return void wait().then( () => {
			if ( opened.get( this as XMLHttpRequest ) === waits ) {
				if ( heldBy( waits[ 1 ] ) ) {
					open.call( this as XMLHttpRequest, String( waits[ 0 ] ), NOTHING, true );
				}
				native.apply( this, values );
			}
		} );
	} );

	patch( [ window ], 'EventSource WebSocket', ( native, name ) => new Proxy( native, {
		construct( target, values: unknown[], newTarget ) {
			const held = heldBy( values[ 0 ] );
			if ( held === PENDING ) {
				// A connection can't be made later: this one fails, as on a bad line, and whoever wants it tries again.
				void wait();
				values = [ consent.config.modules.replace( /^http/, name === 'websocket' ? 'ws' : 'http' ) ];
			} else if ( held ) {
				throw new DOMException( '', 'SecurityError' );
			}
			return Reflect.construct( target, values, newTarget ) as object;
		},
	} ) );
}
