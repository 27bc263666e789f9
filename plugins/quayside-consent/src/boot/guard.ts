import type { Consent, HeldCall } from './consent';
import { HELD, PROPERTIES } from './held';

/*
 * Holds what scripts of the page itself put into it: the server has held everything in the HTML.
 *
 * Every way from a string to an address in the document leads through one of the functions wrapped here. What is held
 * keeps its element; the address waits in data-held-… until the release module puts it back. An address of another host
 * waits there, too, until the provider list says whose it is: whatever need not be there before the first script comes
 * with that list (providers/judge.ts).
 */

const NAMES = ( PROPERTIES + ' xlink:href' ).toLowerCase().split( ' ' );

/** Calls the original, with other values if there are any. */
type Run = ( values?: unknown[] | '' | false ) => unknown;

/** Replaces methods, constructors and setters; what takes their place gets the original. */
const patch = ( owners: object[], names: string, instead: ( self: object, values: unknown[], run: Run, name: string ) => unknown ): void =>
	owners.forEach( ( owner ) =>
		names.split( ' ' ).forEach( ( name ) => {
			const descriptor = Object.getOwnPropertyDescriptor( owner, name );
			const attribute = name.toLowerCase();
			const key = descriptor?.get ? 'set' : 'value';
			if ( descriptor?.[ key ] ) {
				// A proxy looks like the original to whoever asks.
				descriptor[ key ] = new Proxy( descriptor[ key ] as () => unknown, {
					apply: ( target, self: object, values ) => instead( self, values, ( other ) => Reflect.apply( target, self, other || values ), attribute ),
					construct: ( target, values, self ) => instead( self, values, ( other ) => Reflect.construct( target, other || values, self ) as unknown, attribute ) as object,
				} );
				Object.defineProperty( owner, name, descriptor );
			}
		} )
	);

/**
 * Installs the guard.
 *
 * @param consent    The page's consent.
 * @param categories Slugs of the site's categories.
 */
export function guard( consent: Consent, categories: readonly string[] ): void {
	const element = Element.prototype;
	const request = XMLHttpRequest.prototype;
	const setHtml = Object.getOwnPropertyDescriptor( element, 'innerHTML' )!.set!;
	const pending: unknown[] = [];

	/** Has what waits judged once the provider list is there. Without the list all stays held. */
	const wait = ( ...call: HeldCall | [] ): Promise< unknown > => {
		const answer = consent.ask( 'providers', pending, ...call );
		answer.catch( call[ 2 ] ?? String );
		return answer;
	};

	/** Category that withholds an address, "?" while the provider list is not there. */
	const heldBy = ( address: unknown ): string | false | undefined => {
		try {
			const url = new URL( ( address as Request | undefined )?.url ?? ( address as string ), document.baseURI );
			const category = url.host && url.host !== location.host && ! categories.every( consent.has ) && consent.categoryOf( url );
			return category && ! consent.has( category ) && category;
		} catch {
			// Not an address.
			return undefined;
		}
	};

	/** Holds what the elements of a tree would fetch once they are in the page. */
	const sweep = < Root extends ParentNode >( root: Root ): Root => {
		root.querySelectorAll( '*' ).forEach( ( host ) =>
			NAMES.forEach( ( name ) => host.hasAttribute( name ) && host.setAttribute( name, host.getAttribute( name ) as string ) )
		);
		return root;
	};

	/** HTML in which everything withheld is held. Nothing in a template is fetched. */
	const clean = ( html: unknown ): unknown => {
		if ( /=/.test( html as string ) ) {
			const template = document.createElement( 'template' );
			setHtml.call( template, html );
			if ( sweep( template.content ).querySelector( '[data-held]' ) ) {
				return template.innerHTML;
			}
		}
		return html;
	};

	patch( [ element ], 'setAttribute setAttributeNS', ( self, values, run ) => {
		const [ value, attribute ] = values.map( String ).reverse() as [ string, string ];
		const name = attribute.toLowerCase();
		const category =
			// Links to other places are free; only what the browser fetches by itself is held.
			NAMES.includes( name ) && ! ( self as Element ).matches( 'a,area,base' )
				? name === 'srcdoc'
					? / data-held="([^"]+)/.exec( clean( value ) as string )?.[ 1 ]
					: [ value, ...value.split( /[\s,]+/ ) ].map( heldBy ).find( Boolean )
				: '';
		if ( ! category ) {
			( self as Element ).removeAttribute( HELD + name );
			return run();
		}
		( self as Element ).removeAttribute( name );
		( self as Element ).setAttribute( 'data-held', category );
		( self as Element ).setAttribute( HELD + name, value );
		pending.push( self );
		return void wait();
	} );

	// All elements, also those of tomorrow; the attribute knows who only links.
	const kinds = Object.getOwnPropertyNames( window ).filter( ( name ) => /^HTML/.test( name ) );
	patch( kinds.map( ( name ) => window[ name as 'HTMLElement' ].prototype ), PROPERTIES, ( self, [ value ], _run, name ) => ( self as Element ).setAttribute( name, value as string ) );

	// Every one of their arguments may be HTML; what is not stays as it is.
	patch( [ element, ShadowRoot.prototype, Document.prototype, Range.prototype ], 'innerHTML outerHTML setHTMLUnsafe insertAdjacentHTML createContextualFragment write writeln', ( self, values, run ) => {
		const result = run( values.map( clean ) ) as Node | undefined;
		if ( pending[ 0 ] ) {
			// The elements that came of it are others than those that were held.
			pending.push( self, ...( result?.childNodes ?? [] ) );
			void wait();
		}
		return result;
	} );

	patch( [ DOMParser.prototype, Document ], 'parseFromString parseHTMLUnsafe', ( _self, _values, run ) => sweep( run() as Document ) );

	/** Addresses of requests that were opened. */
	const opened = new WeakMap< object, unknown >();
	patch( [ request ], 'open', ( self, values, run ) => ( opened.set( self, values[ 1 ] ), run() ) );

	patch( [ window, Navigator.prototype, request ], 'fetch sendBeacon send', ( self, values, run, name ) => {
		const isHeld = (): unknown => heldBy( opened.get( self ) ?? values[ 0 ] );
		if ( ! isHeld() ) {
			return run();
		}
		// What is held fails as on a bad line; this one with an empty answer, as from a server that has nothing to say.
		const answer = wait( isHeld, run, () => name === 'send' && ( ( self as XMLHttpRequest ).open( 'GET', 'data:,' ), run() ) );
		return name !== 'fetch' || answer;
	} );

	// A connection can't be made later: it fails, as on a bad line, and whoever wants it tries again.
	patch( [ window ], 'EventSource WebSocket', ( _self, [ address ], run ) => run( heldBy( address ) && ( wait(), [ 'wss:held.invalid' ] ) ) );
}
