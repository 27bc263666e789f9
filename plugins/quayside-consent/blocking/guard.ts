import { trustedHtml } from '@quayside/trusted-types';
import type { Consent, HeldCall } from '../boot/consent';
import { MARK, markCss } from './css/style-sheet';
import { HELD, PROPERTIES } from './held';
import { page } from '../boot/page';

/*
 * Holds what scripts of the page itself put into it: the server has held everything in the HTML.
 *
 * Every way from a string to an address in the document leads through one of the functions wrapped here. What is held
 * keeps its element; the address waits in data-held-… until the release module puts it back. An address of another host
 * waits there, too, until the provider list says whose it is: whatever need not be there before the first script comes
 * with that list (providers/judge.ts).
 *
 * Values go on as they came: under a content policy that wants trusted types, a string fails as it would without us.
 */

const NAMES = ( PROPERTIES + ' xlink:href' ).toLowerCase().split( ' ' );

/** Calls the original, with other values if there are any, on another object if there is one. */
type Run = ( values?: unknown[] | '' | false, other?: unknown ) => unknown;

/** Replaces methods, constructors and setters; what takes their place gets the original. */
const patch = (
	owners: object[],
	names: string,
	instead: (
		self: object,
		values: unknown[],
		run: Run,
		name: string
	) => unknown
): void =>
	owners.forEach( ( owner ) =>
		names.split( ' ' ).forEach( ( name ) => {
			const descriptor = Object.getOwnPropertyDescriptor( owner, name );
			const attribute = name.toLowerCase();
			const key = descriptor?.get ? 'set' : 'value';
			if ( descriptor?.[ key ] ) {
				// A proxy looks like the original to whoever asks.
				descriptor[ key ] = new Proxy(
					descriptor[ key ] as () => unknown,
					{
						apply: ( target, self: object, values ) =>
							instead(
								self,
								values,
								( other, host = self ) =>
									Reflect.apply(
										target,
										host,
										other || values
									),
								attribute
							),
						construct: ( target, values, self ) =>
							instead(
								self,
								values,
								( other ) =>
									Reflect.construct(
										target,
										other || values,
										self
									) as unknown,
								attribute
							) as object,
					}
				);
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
	const setHtml = Object.getOwnPropertyDescriptor(
		element,
		'innerHTML'
	)!.set!;
	// Called on elements, which may have elements of these names: those of a form.
	const { setAttribute, getAttribute, removeAttribute, matches } = element;
	const pending: unknown[] = [];
	/** What document.write() has of a tag so far. */
	let unwritten = '';
	/** Category under which something was held last. */
	let latest: string | undefined;

	/** Has what waits judged once the provider list is there. Without the list all stays held. */
	const wait = ( ...call: HeldCall | [] ): Promise< unknown > => {
		const answer = consent.ask( 'providers', pending, ...call );
		answer.catch( call[ 2 ] ?? String );
		return answer;
	};

	/** Category that withholds an address, "?" while the provider list is not there. */
	const heldBy = ( address: unknown ): string | false | undefined => {
		try {
			const url = new URL(
				( address as Request | undefined )?.url ??
					( address as string ),
				page.baseURI
			);
			const category =
				! consent.isJudged &&
				url.host &&
				url.host !== location.host &&
				! categories.every( consent.has ) &&
				consent.categoryOf( url );
			return category && ! consent.has( category ) && category;
		} catch {
			// Not an address.
			return undefined;
		}
	};

	/**
	 * Puts CSS in place with the addresses in it held, if any is; says whether one is. The element is the one to judge again;
	 * without one, what is to be done again once nobody holds anything in it.
	 */
	const holdCss = (
		css: string,
		set: ( css: string ) => unknown,
		host?: Element,
		again?: () => unknown
	): boolean => {
		let category: string | undefined;
		const marked = markCss( css, ( address ) => {
			const held = heldBy( address );
			category ||= held || undefined;
			return held;
		} );
		if ( category ) {
			set( marked );
			if ( host ) {
				setAttribute.call( host, 'data-held', ( latest = category ) );
				pending.push( host );
			}
			void wait(
				...( again
					? ( [
							() => markCss( css, heldBy ) !== css,
							again,
							String,
						] as const )
					: [] )
			);
		}
		return !! category;
	};

	/** Holds an attribute's value, if it is to be held; says whether it is. */
	const hold = (
		host: Element,
		name: string,
		value: string,
		check?: () => string | null | false
	): boolean => {
		const category =
			// Links to other places are free; only what the browser fetches by itself is held.
			NAMES.includes( name ) && ! matches.call( host, 'a,area,base' )
				? name === 'srcdoc'
					? ( clean( value ), latest )
					: [ value, ...value.split( /[\s,]+/ ) ]
							.map( heldBy )
							.find( Boolean )
				: '';
		// May throw: then the page's own call does.
		value = ( category && check?.() ) || value;
		if ( name === 'style' ) {
			return holdCss(
				value,
				( css ) => setAttribute.call( host, name, css ),
				host
			);
		}
		// A placeholder takes no place away from what waits.
		if ( ! consent.isJudged ) {
			removeAttribute.call( host, category ? name : HELD + name );
		}
		if ( category ) {
			setAttribute.call( host, 'data-held', ( latest = category ) );
			setAttribute.call( host, HELD + name, value );
			if ( name === 'srcdoc' ) {
				consent.documents.add( value );
			}
			pending.push( host );
			void wait();
		}
		return !! category;
	};

	/** Holds what the elements of a tree would fetch once they are in the page, also those of templates in it. */
	const sweep = < Root extends Node >( root: Root ): Root => {
		const hosts = page.createNodeIterator( root, 1 );
		for (
			let host;
			( host = hosts.nextNode() as HTMLTemplateElement | null );
		) {
			for ( const name of [ ...NAMES, 'style' ] ) {
				const value = getAttribute.call( host, name );
				if ( value ) {
					hold( host, name, value );
				}
			}
			if ( host instanceof HTMLStyleElement ) {
				holdCss(
					host.textContent!,
					( css ) => ( host.textContent = css ),
					host
				);
			}
			if ( host.content instanceof DocumentFragment ) {
				sweep( host.content );
			}
		}
		return root;
	};

	const isHtml = ( value: unknown ): unknown =>
		(
			window as {
				trustedTypes?: { isHTML?: ( value: unknown ) => boolean };
			}
		 ).trustedTypes?.isHTML?.( value );

	/** HTML in which everything withheld is held. Nothing in a template is fetched. */
	const clean = ( html: unknown ): unknown => {
		latest = '';
		if ( /=/.test( html as string ) ) {
			const template = page.createElement( 'template' );
			// To be looked at. What goes on is trusted no more than what came.
			setHtml.call( template, trustedHtml( html + '' ) );
			sweep( template.content );
			if ( latest ) {
				return isHtml( html )
					? trustedHtml( template.innerHTML )
					: template.innerHTML;
			}
		}
		return html;
	};

	patch(
		[ element ],
		'setAttribute setAttributeNS',
		( self, values, run ) => {
			const [ value, attribute ] = values.map( String ).reverse() as [
				string,
				string,
			];
			// What may become code has to be what the browser takes for it, also where it waits.
			const check = (): string | null | false => {
				const probe =
					/^(script|iframe)$/.test( ( self as Element ).localName ) &&
					( ( self as Element ).cloneNode() as Element );
				return (
					probe &&
					( run( '', probe ), probe.getAttribute( attribute ) )
				);
			};
			return hold(
				self as Element,
				attribute.toLowerCase(),
				value,
				check
			)
				? undefined
				: run();
		}
	);

	// Attributes as nodes: what is put in place is never the node itself, but its value.
	patch(
		[ element, NamedNodeMap.prototype ],
		'setAttributeNode setAttributeNodeNS setNamedItem setNamedItemNS',
		( _self, [ node ], run ) => {
			const { name, value, namespaceURI } = node as Attr;
			if ( ! NAMES.includes( name.toLowerCase() ) ) {
				return run();
			}
			const place = page.createAttribute( HELD + name );
			run( [ place ] );
			element.setAttributeNS.call(
				place.ownerElement,
				namespaceURI,
				name,
				value
			);
			return null;
		}
	);
	patch( [ Attr.prototype ], 'value', ( self, [ value ], run ) => {
		const { name, ownerElement, namespaceURI } = self as Attr;
		return ownerElement && NAMES.includes( name.toLowerCase() )
			? element.setAttributeNS.call(
					ownerElement,
					namespaceURI,
					name,
					value as string
				)
			: run();
	} );

	// Of a drawing's address nobody can tell whose it is, but who has asked for it.
	const drawings = new WeakMap< object, Element >();
	for ( const kind of [
		SVGImageElement,
		SVGUseElement,
		SVGFEImageElement,
		SVGScriptElement,
	] ) {
		const descriptor = Object.getOwnPropertyDescriptor(
			kind.prototype,
			'href'
		)!;
		const get = descriptor.get!;
		descriptor.get = new Proxy( get, {
			apply: ( target, self: Element, values ) => {
				const address = Reflect.apply( target, self, values ) as object;
				drawings.set( address, self );
				return address;
			},
		} );
		Object.defineProperty( kind.prototype, 'href', descriptor );
	}
	patch(
		[ SVGAnimatedString.prototype ],
		'baseVal',
		( self, [ value ], run ) => {
			const drawing = drawings.get( self );
			return drawing
				? drawing.setAttribute( 'href', value as string )
				: run();
		}
	);

	patch( [ window ], 'Audio', ( _self, values, run ) => {
		const audio = run( [] ) as HTMLAudioElement;
		if ( values.length ) {
			audio.src = values[ 0 ] as string;
			audio.preload = 'auto';
		}
		return audio;
	} );

	// Rules that scripts put into style sheets, and values that they set.
	patch(
		[ CSSStyleSheet.prototype, CSSGroupingRule.prototype ],
		'insertRule replace replaceSync',
		( self, values, run, name ) => {
			const sheet = self as CSSStyleSheet;
			let result: unknown;
			let rule: CSSRule | undefined;
			const set = ( css: string ): void => {
				result = run( [ css, values[ 1 ] ] );
				rule =
					name === 'insertrule'
						? sheet.cssRules[ result as number ]
						: undefined;
			};
			const again = (): void => {
				const at = [ ...sheet.cssRules ].indexOf( rule! );
				if ( at >= 0 ) {
					sheet.deleteRule( at );
				}
				// A rule that is gone by now stays away.
				if ( at >= 0 || ! rule ) {
					run( [ values[ 0 ], at ] );
				}
			};
			return holdCss( String( values[ 0 ] ), set, undefined, again )
				? result
				: run();
		}
	);
	patch(
		[ CSSStyleDeclaration.prototype ],
		'cssText setProperty',
		( self, values, run, name ) => {
			const style = self as CSSStyleDeclaration;
			const at = name === 'csstext' ? 0 : 1;
			// What has been set otherwise since then stays.
			const again = (): unknown =>
				( at
					? style.getPropertyValue( values[ 0 ] as string )
					: style.cssText
				).includes( MARK ) && run();
			return holdCss(
				String( values[ at ] ),
				( css ) =>
					run( at ? [ values[ 0 ], css, values[ 2 ] ] : [ css ] ),
				undefined,
				again
			)
				? undefined
				: run();
		}
	);

	// All elements, also those of tomorrow; the attribute knows who only links.
	const kinds = Object.getOwnPropertyNames( window ).filter( ( name ) =>
		/^HTML/.test( name )
	);
	patch(
		kinds.map( ( name ) => window[ name as 'HTMLElement' ].prototype ),
		PROPERTIES,
		( self, [ value ], _run, name ) =>
			( self as Element ).setAttribute( name, value as string )
	);

	// Every one of their arguments may be HTML; what is not stays as it is.
	patch(
		[ element, ShadowRoot.prototype, Document.prototype, Range.prototype ],
		'innerHTML outerHTML setHTMLUnsafe insertAdjacentHTML createContextualFragment execCommand write writeln',
		( self, values, run, name ) => {
			if ( /^write/.test( name ) && ! values.some( isHtml ) ) {
				// A tag that comes in pieces waits for its last one.
				const text = unwritten + values.join( '' );
				const end = text.search( /<[a-z][^>]*$/i );
				unwritten = end < 0 ? '' : text.slice( end );
				values = [ end < 0 ? text : text.slice( 0, end ) ];
			}
			const result = run( values.map( clean ) ) as Node | undefined;
			if ( pending[ 0 ] ) {
				// The elements that came of it are others than those that were held.
				pending.push( self, ...( result?.childNodes ?? [] ) );
				void wait();
			}
			return result;
		}
	);

	patch(
		[ DOMParser.prototype, Document ],
		'parseFromString parseHTMLUnsafe',
		( _self, _values, run ) => sweep( run() as Document )
	);

	/** Addresses of requests that were opened. */
	const opened = new WeakMap< object, unknown >();
	patch(
		[ request ],
		'open',
		( self, values, run ) => ( opened.set( self, values[ 1 ] ), run() )
	);

	patch(
		[ window, Navigator.prototype, request ],
		'fetch sendBeacon send',
		( self, values, run, name ) => {
			const isHeld = (): unknown =>
				heldBy( opened.get( self ) ?? values[ 0 ] );
			if ( ! isHeld() ) {
				return run();
			}
			// What is held fails as on a bad line; this one with an empty answer, as from a server that has nothing to say.
			const answer = wait(
				isHeld,
				run,
				() =>
					name === 'send' &&
					( ( self as XMLHttpRequest ).open( 'GET', 'data:,' ),
					run() )
			);
			return name !== 'fetch' || answer;
		}
	);

	// A connection can't be made later: it fails, as on a bad line, and whoever wants it tries again.
	patch( [ window ], 'EventSource WebSocket', ( _self, [ address ], run ) =>
		run( heldBy( address ) && ( wait(), [ 'wss:held.invalid' ] ) )
	);
}
