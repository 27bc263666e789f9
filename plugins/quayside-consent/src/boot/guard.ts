import type { Consent } from './consent';

/*
 * Holds what scripts of the page itself put into it: the server has held everything in the HTML.
 *
 * Every way from a string to an address in the document leads through one of the functions wrapped here. What is held
 * keeps its element; the address waits in data-held-… until the release module puts it back.
 */

/** Attributes that make the browser fetch something. */
const NAMES = [ 'src', 'srcset', 'href', 'data', 'poster', 'imagesrcset', 'xlink:href', 'srcdoc' ];

/** Elements whose properties stand for such attributes. */
const ELEMENTS = 'Script IFrame Image Source Media Video Embed Track Input Link Object';

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
		if ( ! category ) {
			removeAttribute.call( host, 'data-held-' + name );
			return false;
		}
		setAttribute.call( host, 'data-held', category );
		setAttribute.call( host, 'data-held-' + name, text );
		if ( tag === 'iframe' ) {
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

	patch( ELEMENTS.split( ' ' ).map( ( tag ) => window[ `HTML${ tag }Element` as 'HTMLElement' ].prototype ), 'src srcset href data poster imageSrcset srcdoc', ( native, name, descriptor ) => {
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
		return native.apply( this, values.map( clean ) );
	} );

	patch( [ DOMParser.prototype, Document ], 'parseFromString parseHTMLUnsafe', ( native ) => function( ...values ) {
		return sweep( native.apply( this, values ) as Document );
	} );

	const isHeld = ( address: unknown ): boolean => !! consent.withholds( address instanceof Request ? address.url : String( address ) );

	patch( [ window, Navigator.prototype ], 'fetch sendBeacon', ( native, name ) => function( ...values ) {
		return isHeld( values[ 0 ] ) ? name === 'fetch' && Promise.reject( new TypeError( 'Failed to fetch' ) ) : native.apply( this, values );
	} );
	patch( [ XMLHttpRequest.prototype ], 'open', ( native ) => function( ...values ) {
		if ( isHeld( values[ 1 ] ) ) {
			// An empty answer, as from a server that has nothing to say.
			values[ 1 ] = 'data:,';
		}
		return native.apply( this, values );
	} );
	patch( [ window ], 'EventSource WebSocket', ( native ) => new Proxy( native, {
		construct( target, values: unknown[], newTarget ) {
			if ( isHeld( values[ 0 ] ) ) {
				throw new DOMException( '', 'SecurityError' );
			}
			return Reflect.construct( target, values, newTarget ) as object;
		},
	} ) );
}
