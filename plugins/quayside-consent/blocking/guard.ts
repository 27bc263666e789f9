import { trustedHtml } from '@quayside/trusted-types';
import type { Consent, PendingCall } from '../page/consent';
import { MARK, markCss } from './css/style-sheet';
import { BLOCKED_PREFIX, PRESENTATION, PROPERTIES } from './blocked';
import { page } from '../page/page';

/*
 * Blocks what the scripts of the page add to it. The server has already blocked everything in the HTML.
 *
 * Every way from a string to an address in the document passes through one of the functions that are wrapped here. A
 * blocked element stays in place, and its address waits in data-held-… until the release module restores it.
 * Addresses of other hosts wait there, too, until the provider list is loaded. Whatever is not needed before the
 * first script is part of that module (providers/check-pending.ts).
 *
 * Values are passed on unchanged: under a policy that requires trusted types, a string fails as it would without
 * Quayside.
 */

/** Documents with a guard. */
const guarded = new WeakSet< object >();

const NAMES = ( PROPERTIES + ' xlink:href' ).toLowerCase().split( ' ' );

/** Attributes that contain CSS. */
const STYLES = new RegExp( `^(style|${ PRESENTATION })$` );

/** Types of files without addresses, which would be read as pages for seconds if they are large. */
const BINARY =
	/^\s*(data:)?(?![^,]*ml)(audio|font|video|image|application\/pdf)/i;

/** Addresses of such files in memory. */
const binary = new Set< unknown >();

/** Attributes of an SVG animation that may set an address. */
const ANIMATED = /^(to|from|by|values)$/;

/** Calls the original function, optionally with other arguments or on another object. */
type Run = ( values?: unknown[] | '' | false, other?: unknown ) => unknown;

/** Replaces methods, constructors, and setters. The replacement receives the original. */
const patch = (
	owners: Array< object | undefined >,
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
			const descriptor =
				owner && Object.getOwnPropertyDescriptor( owner, name );
			const attribute = name.toLowerCase();
			const key = descriptor?.get ? 'set' : 'value';
			if ( descriptor?.[ key ] ) {
				// A proxy is indistinguishable from the original function.
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

/** Passes what a property returns to a function, whose result is returned instead. */
const patchGetter = (
	owner: object,
	name: string,
	instead: ( result: unknown, self: object ) => unknown
): void => {
	const descriptor = Object.getOwnPropertyDescriptor( owner, name )!;
	descriptor.get = new Proxy( descriptor.get!, {
		apply: ( target, self: object, values ) =>
			instead( Reflect.apply( target, self, values ), self ),
	} );
	Object.defineProperty( owner, name, descriptor );
};

type Realm = typeof globalThis & {
	trustedTypes?: { isHTML?: ( value: unknown ) => boolean };
	Worklet?: { prototype: object };
	RTCPeerConnection?: { prototype: object };
	Navigation?: { prototype: object };
};

/**
 * Installs the guard.
 *
 * @param consent    Consent of the page.
 * @param categories Slugs of the site's categories.
 * @param realm      The window to guard: that of the page, or of a blank iframe in it.
 */
export function guard(
	consent: Consent,
	categories: readonly string[],
	realm: Realm = window
): void {
	const element = realm.Element.prototype;
	const request = realm.XMLHttpRequest.prototype;
	const setHtml = Object.getOwnPropertyDescriptor(
		element,
		'innerHTML'
	)!.set!;
	// Called on elements that may have child elements with these names, such as forms.
	const {
		setAttribute,
		getAttribute,
		getAttributeNames,
		removeAttribute,
		matches,
	} = element;
	const pending: unknown[] = [];
	/** Text of each style element when it was last checked. */
	const sheets = new WeakMap< Element, string | null >();
	/** The start of an incomplete tag from document.write(). */
	let unwritten = '';
	/** Category under which something was last blocked. */
	let latest: string | undefined;
	/** Whether the HTML that is being checked is an inline document, in which a base address would change all others. */
	let isInline = false;

	/** Checks pending elements once the provider list is loaded. If it fails to load, everything stays blocked. */
	const wait = ( ...call: PendingCall | [] ): Promise< unknown > => {
		const result = consent.ask( 'providers', pending, ...call );
		result.catch( call[ 2 ] ?? String );
		return result;
	};

	/** Returns the category that blocks an address, or "?" while the provider list is not loaded. */
	const blockedBy = ( address: unknown ): string | false | undefined => {
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
			// Not a valid address.
			return undefined;
		}
	};

	/**
	 * Sets CSS with its addresses blocked, and returns whether any are. The host is the element to check again;
	 * without one, `again` runs once nothing in the CSS is blocked anymore.
	 */
	const blockCss = (
		css: string,
		set: ( css: string ) => unknown,
		host?: Element,
		again?: () => unknown
	): boolean => {
		let category: string | undefined;
		// CSS is full of words in quotes and parentheses. As addresses, they belong to the host of the base address.
		const base = blockedBy( '' );
		const marked = markCss( css, ( address ) => {
			const blocking =
				( base || /[:/\\]/.test( address ) ) && blockedBy( address );
			category ||= blocking || undefined;
			return blocking;
		} );
		// What is marked already stays as it is.
		if ( category && marked !== css ) {
			set( marked );
			if ( host ) {
				setAttribute.call( host, 'data-held', ( latest = category ) );
				pending.push( host );
			}
			void wait(
				...( again
					? ( [
							() => markCss( css, blockedBy ) !== css,
							again,
							String,
						] as const )
					: [] )
			);
		}
		return !! category && marked !== css;
	};

	/** Returns the document in a data:, blob:, or javascript: address, which may be a page, style sheet, or module, or an empty text. */
	const documentIn = ( host: Element, address: string ): string => {
		const [ , blob, code, base64, text = '' ] =
			( ! categories.every( consent.has ) &&
				! BINARY.test( address ) &&
				! binary.has( address ) &&
				matches.call( host, 'iframe,object,embed,link,script' ) &&
				/^\s*(?:(blob:)|(javascript:)|data:[^,]*?(;base64)?,)([^]*)/i.exec(
					address
				) ) ||
			[];
		let decoded = text;
		try {
			if ( blob ) {
				// It is in memory, and only a synchronous request returns it before the browser reads it.
				const file = new realm.XMLHttpRequest();
				file.open( 'GET', address, false );
				file.send();
				decoded = file.responseText;
			} else {
				decoded = base64 ? atob( text ) : decodeURIComponent( text );
			}
		} catch {
			// Browsers also run code whose percent signs stand for nothing.
		}
		// Encoded, because plugins add nonces to every start tag of a script that they find in the page.
		return ( code ? decodeURIComponent( '%3Cscript>' ) : '' ) + decoded;
	};

	/** Blocks an attribute value if needed, and returns whether it is blocked. */
	const block = (
		host: Element,
		name: string,
		value: string,
		check?: () => string | null | false
	): boolean => {
		// Links are never blocked, only what the browser fetches by itself.
		const canLoad = NAMES.includes( name )
			? ! matches.call( host, isInline ? 'a,area' : 'a,area,base' )
			: ANIMATED.test( name ) && matches.call( host, 'set,animate' );
		if ( ! canLoad && ! STYLES.test( name ) ) {
			return false;
		}
		const inline =
			canLoad &&
			( name === 'srcdoc' ? value : documentIn( host, value ) );
		let category: string | false | undefined;
		if ( inline ) {
			const outer = [ latest, isInline ] as const;
			isInline = true;
			cleanHtml( inline );
			// Scripts of the document would run without the guard, and so do imports.
			category =
				latest ||
				( ( matches.call( host, 'link' )
					? /import\W|url\(/i
					: /<(?:script|\?xml)|import\W/i
				).test( inline ) &&
					inline
						.match( /(https?:)?\/\/[^\s"'`<>()\\]+/gi )
						?.map( blockedBy )
						.find( Boolean ) );
			latest ||= outer[ 0 ];
			isInline = outer[ 1 ];
		} else if ( canLoad ) {
			category = [ value, ...value.split( /[\s,;]+/ ) ]
				.map( blockedBy )
				.find( Boolean );
		}
		// May throw, just as the page's own call would.
		value = ( category && check?.() ) || value;
		if ( STYLES.test( name ) ) {
			return blockCss(
				value,
				( css ) => setAttribute.call( host, name, css ),
				host
			);
		}
		// A placeholder must not overwrite a waiting address.
		if ( ! consent.isJudged ) {
			removeAttribute.call(
				host,
				category ? name : BLOCKED_PREFIX + name
			);
		}
		if ( category ) {
			setAttribute.call( host, 'data-held', ( latest = category ) );
			setAttribute.call( host, BLOCKED_PREFIX + name, value );
			if ( inline ) {
				consent.documents.add( value );
			}
			pending.push( host );
			void wait();
		}
		return !! category;
	};

	/** Blocks the text of a style element, unless it has not changed. */
	const blockSheet = ( host: Element ): void => {
		if (
			matches.call( host, 'style' ) &&
			sheets.get( host ) !== host.textContent
		) {
			blockCss(
				host.textContent!,
				( css ) => ( host.textContent = css ),
				host
			);
			sheets.set( host, host.textContent );
		}
	};

	/** Blocks what the elements of a tree would fetch in the page, including those in templates. */
	const sweep = < Root extends Node >( root: Root ): Root => {
		const hosts = page.createNodeIterator( root, 1 );
		for (
			let host;
			( host = hosts.nextNode() as HTMLTemplateElement | null );
		) {
			for ( const name of getAttributeNames.call( host ) ) {
				block(
					host,
					name.toLowerCase(),
					getAttribute.call( host, name )!
				);
			}
			blockSheet( host );
			if ( host.content?.nodeType === 11 ) {
				sweep( host.content );
			}
		}
		return root;
	};

	const isHtml = ( value: unknown ): unknown =>
		realm.trustedTypes?.isHTML?.( value );

	/** Returns HTML with everything blocked that lacks consent. Nothing in a template is fetched. */
	const cleanHtml = ( html: unknown ): unknown => {
		latest = '';
		if ( /=|<style/i.test( html as string ) ) {
			const template = page.createElement( 'template' );
			// Only for inspection. The result is no more trusted than the input.
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
			// A value that may become code has to be accepted by the browser, even while it waits.
			const check = (): string | null | false => {
				const probe =
					/^(script|iframe)$/.test( ( self as Element ).localName ) &&
					( ( self as Element ).cloneNode() as Element );
				return (
					probe &&
					( run( '', probe ), probe.getAttribute( attribute ) )
				);
			};
			return block(
				self as Element,
				attribute.toLowerCase(),
				value,
				check
			)
				? undefined
				: run();
		}
	);

	// Attribute nodes: a node is never inserted, only its value is set.
	patch(
		[ element, realm.NamedNodeMap.prototype ],
		'setAttributeNode setAttributeNodeNS setNamedItem setNamedItemNS',
		( _self, [ node ], run ) => {
			const { name, value, namespaceURI } = node as Attr;
			if ( ! NAMES.includes( name.toLowerCase() ) ) {
				return run();
			}
			const place = page.createAttribute( BLOCKED_PREFIX + name );
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
	const attr = realm.Attr.prototype;
	patch( [ attr ], 'value', ( self, [ value ], run ) => {
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

	// Two other names of the same value, which attributes inherit.
	for ( const name of [ 'nodeValue', 'textContent' ] ) {
		Object.defineProperty(
			attr,
			name,
			Object.getOwnPropertyDescriptor( attr, 'value' )!
		);
	}

	// An SVG address does not reveal its element, so the element is stored when a script reads the address.
	const drawings = new WeakMap< object, Element >();
	for ( const kind of [
		realm.SVGImageElement,
		realm.SVGUseElement,
		realm.SVGFEImageElement,
		realm.SVGScriptElement,
	] ) {
		patchGetter( kind.prototype, 'href', ( address, self ) => {
			drawings.set( address as object, self as Element );
			return address;
		} );
	}
	patch(
		[ realm.SVGAnimatedString.prototype ],
		'baseVal',
		( self, [ value ], run ) => {
			const drawing = drawings.get( self );
			return drawing
				? drawing.setAttribute( 'href', value as string )
				: run();
		}
	);

	patch( [ realm ], 'Audio', ( _self, values, run ) => {
		const audio = run( [] ) as HTMLAudioElement;
		if ( values.length ) {
			audio.src = values[ 0 ] as string;
			audio.preload = 'auto';
		}
		return audio;
	} );

	patch( [ realm.URL ], 'createObjectURL', ( _self, [ file ], run ) => {
		const address = run();
		if ( BINARY.test( ( file as Blob ).type ) ) {
			binary.add( address );
		}
		return address;
	} );

	// Rules that scripts add to style sheets, and values that they set.
	patch(
		[
			realm.CSSStyleSheet,
			realm.CSSGroupingRule,
			realm.CSSStyleRule,
			realm.CSSKeyframesRule,
		].map( ( kind ) => kind.prototype ),
		'insertRule replace replaceSync appendRule',
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
				// A rule that was deleted in the meantime is not restored.
				if ( at >= 0 || ! rule ) {
					run( [ values[ 0 ], at ] );
				}
			};
			return blockCss( String( values[ 0 ] ), set, undefined, again )
				? result
				: run();
		}
	);
	patch(
		[ realm.CSSStyleSheet.prototype ],
		'addRule',
		( self, [ selector, style, index ] ) => {
			const sheet = self as CSSStyleSheet;
			sheet.insertRule(
				`${ selector }{${ style }}`,
				( index ?? sheet.cssRules.length ) as number
			);
			return -1;
		}
	);
	patch( [ realm.CSS ], 'registerProperty', ( _self, [ property ], run ) => {
		const definition = property as PropertyDefinition;
		let result: unknown;
		return blockCss(
			`${ definition.initialValue }`,
			( initialValue ) =>
				( result = run( [ { ...definition, initialValue } ] ) )
		)
			? result
			: run();
	} );
	// A page never needs one, except for the style sheet of an XML document.
	patch(
		[ realm.Document.prototype ],
		'createProcessingInstruction',
		( _self, [ name, text ], run ) =>
			run(
				String( text )
					.match( /[^"']*\/\/[^"']*/g )
					?.some( blockedBy ) && [ name, '' ]
			)
	);
	patch(
		[ realm.CSSStyleDeclaration.prototype ],
		'cssText setProperty',
		( self, values, run, name ) => {
			const style = self as CSSStyleDeclaration;
			const at = name === 'csstext' ? 0 : 1;
			// A value that was changed in the meantime is not overwritten.
			const again = (): unknown =>
				( at
					? style.getPropertyValue( values[ 0 ] as string )
					: style.cssText
				).includes( MARK ) && run();
			return blockCss(
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

	// All elements, including future ones. block() excludes links by attribute.
	const kinds = Object.getOwnPropertyNames( realm ).filter( ( name ) =>
		/^HTML/.test( name )
	);
	patch(
		kinds.map( ( name ) => realm[ name as 'HTMLElement' ].prototype ),
		PROPERTIES,
		( self, [ value ], _run, name ) =>
			( self as Element ).setAttribute( name, value as string )
	);

	// Any of the arguments may be HTML; other arguments are left unchanged.
	patch(
		[
			element,
			realm.ShadowRoot.prototype,
			realm.Document.prototype,
			realm.Range.prototype,
		],
		'innerHTML outerHTML setHTML setHTMLUnsafe insertAdjacentHTML createContextualFragment execCommand write writeln',
		( self, values, run, name ) => {
			if ( /^write/.test( name ) && ! values.some( isHtml ) ) {
				// An incomplete tag or style element waits for its last part.
				const text = unwritten + values.join( '' );
				const end = text.search(
					/<(?:style\b(?:(?!<\/style)[^])*|[a-z][^>]*)$/i
				);
				unwritten = end < 0 ? '' : text.slice( end );
				values = [ end < 0 ? text : text.slice( 0, end ) ];
			}
			const result = run( values.map( cleanHtml ) ) as Node | undefined;
			if ( pending[ 0 ] ) {
				// The elements in the page are different objects than the ones that were blocked.
				pending.push( self, ...( result?.childNodes ?? [] ) );
				void wait();
			}
			return result;
		}
	);

	patch(
		[ realm.DOMParser.prototype, realm.Document ],
		'parseFromString parseHTML parseHTMLUnsafe',
		( _self, _values, run ) => sweep( run() as Document )
	);

	/** Addresses of opened requests. */
	const opened = new WeakMap< object, unknown >();
	patch(
		[ request ],
		'open',
		( self, values, run ) => ( opened.set( self, values[ 1 ] ), run() )
	);

	patch(
		[
			realm,
			realm.Navigator.prototype,
			request,
			realm.Worklet?.prototype,
			realm.Cache?.prototype,
		],
		'fetch sendBeacon send addModule add addAll fetchLater',
		( self, values, run, name ) => {
			const isBlocked = (): unknown =>
				[ opened.get( self ) ?? values[ 0 ] ]
					.flat()
					.map( blockedBy )
					.find( Boolean );
			if ( ! isBlocked() ) {
				return run();
			}
			// A blocked request fails like a network error, except that XMLHttpRequest gets an empty response.
			const response = wait(
				isBlocked,
				run,
				() =>
					name === 'send' &&
					( ( self as XMLHttpRequest ).open( 'GET', 'data:,' ),
					run() )
			);
			return name === 'fetchlater'
				? { activated: false }
				: /^(fetch|add)/.test( name )
					? response
					: true;
		}
	);

	// A connection cannot be opened later. It fails like a network error, and the script has to retry.
	patch(
		[ realm ],
		'EventSource WebSocket WebSocketStream WebTransport',
		( _self, [ address ], run, name ) =>
			run(
				blockedBy( address ) &&
					( wait(),
					[
						( /rt$/.test( name ) ? 'https' : 'wss' ) +
							':held.invalid',
					] )
			)
	);

	// A connection between visitors works without the servers of a third party, except across networks.
	patch(
		[ realm, realm.RTCPeerConnection?.prototype ],
		'RTCPeerConnection webkitRTCPeerConnection setConfiguration',
		( self, [ config ], run ) => {
			const { iceServers = [] } = ( config ?? {} ) as RTCConfiguration;
			const isBlocked = (): unknown =>
				iceServers
					.flatMap( ( { urls = [] } ) => urls )
					.some(
						( address ) =>
							consent.isLocked ||
							blockedBy( `${ address }`.replace( /^\w+:/, '//' ) )
					);
			if ( ! isBlocked() ) {
				return run();
			}
			const connection = ( run( [
				{ ...( config as RTCConfiguration ), iceServers: [] },
			] ) ?? self ) as RTCPeerConnection;
			void wait(
				isBlocked,
				() => connection.setConfiguration( config as RTCConfiguration ),
				String
			);
			return connection;
		}
	);

	// A blank iframe has functions of its own, and scripts reach them through these two.
	for ( const kind of [ realm.HTMLIFrameElement, realm.HTMLObjectElement ] ) {
		for ( const name of [ 'contentWindow', 'contentDocument' ] ) {
			patchGetter( kind.prototype, name, ( result ) => {
				try {
					const view = ( ( result as Document )?.defaultView ??
						result ) as Realm | null;
					if ( view && ! guarded.has( view.document ) ) {
						guarded.add( view.document );
						guard( consent, categories, view );
					}
				} catch {
					// A document of another host.
				}
				return result;
			} );
		}
	}

	// The elements of a requested document can be added to the page.
	for ( const name of [ 'response', 'responseXML' ] ) {
		patchGetter( request, name, ( result ) =>
			( result as Node | null )?.nodeType === 9
				? sweep( result as Node )
				: result
		);
	}

	// jQuery reads the address of a script in HTML, and loads it as an element of its own.
	patchGetter(
		realm.HTMLScriptElement.prototype,
		'src',
		( address, self ) =>
			getAttribute.call( self, BLOCKED_PREFIX + 'src' ) ?? address
	);

	// Whatever sets a style attribute or adds a style element in another way: observers run before anything is painted.
	if ( ! categories.every( consent.has ) ) {
		const observe = < Root extends Document | ShadowRoot >(
			root: Root
		): Root => {
			new realm.MutationObserver( ( changes ) =>
				changes.forEach(
					( { target } ) =>
						consent.released.has( target ) ||
						block(
							target as Element,
							'style',
							getAttribute.call( target, 'style' ) + ''
						)
				)
			).observe( root, { attributeFilter: [ 'style' ], subtree: true } );
			// Looks for them instead of at the changes: the parser makes thousands.
			new realm.MutationObserver( () =>
				( Object.getPrototypeOf( root ) as Root ).querySelectorAll
					.call( root, 'style' )
					.forEach(
						( sheet ) =>
							consent.released.has( sheet ) || blockSheet( sheet )
					)
			).observe( root, {
				childList: true,
				characterData: true,
				subtree: true,
			} );
			return root;
		};
		observe( realm.document );
		patch( [ element ], 'attachShadow', ( _self, _values, run ) =>
			observe( run() as ShadowRoot )
		);
	}

	/**
	 * Shows what would be loaded into a frame of the page as if the frame embedded it. Returns whether it did.
	 *
	 * @param name    Name of the frame. Without one, it is the one with this window.
	 * @param address What would be loaded.
	 * @param again   How to load it later, if not as the address of the frame.
	 */
	const keepOut = (
		name: string | null | undefined,
		address: unknown,
		again?: () => unknown
	): boolean => {
		const frame =
			blockedBy( address ) &&
			( name && name !== '_self'
				? [ ...page.getElementsByName( name ) ].find( ( host ) =>
						matches.call( host, 'iframe,object' )
					)
				: realm !== window && realm.frameElement );
		// The guard checks the address again.
		const show = (): void =>
			element.setAttribute.call(
				frame,
				( frame as Element ).localName === 'object' ? 'data' : 'src',
				`${ address }`
			);
		if ( frame ) {
			void wait( () => blockedBy( address ), again ?? show, show );
		}
		return !! frame;
	};
	patch(
		[ realm, realm.Navigation?.prototype ],
		'open navigate',
		( _self, [ address, name ], run, method ) =>
			keepOut( method === 'open' ? `${ name || '_blank' }` : '', address )
				? ( ( realm as unknown as Record< string, unknown > )[
						name as string
					] ?? realm )
				: run()
	);
	let isSent = false;
	const send = ( form: HTMLFormElement, event?: SubmitEvent ): boolean => {
		const button = event?.submitter as HTMLButtonElement | undefined;
		return (
			! isSent &&
			keepOut(
				button?.formTarget || getAttribute.call( form, 'target' ),
				button?.getAttribute( 'formaction' ) ??
					getAttribute.call( form, 'action' ),
				() => {
					isSent = true;
					realm.HTMLFormElement.prototype.requestSubmit.call(
						form,
						button
					);
					isSent = false;
				}
			)
		);
	};
	patch(
		[ realm.HTMLFormElement.prototype ],
		'submit',
		( self, _values, run ) => send( self as HTMLFormElement ) || run()
	);
	realm.addEventListener( 'submit', ( event ) => {
		if (
			! event.defaultPrevented &&
			send( event.target as HTMLFormElement, event )
		) {
			event.preventDefault();
		}
	} );
	realm.addEventListener( 'click', ( event ) => {
		// Also in a shadow tree, and in SVG.
		const link = ( event.composedPath()[ 0 ] as Element ).closest?.(
			'a,area'
		) as HTMLAnchorElement | undefined;
		const address = link?.href as
			string | Partial< SVGAnimatedString > | undefined;
		if (
			! event.defaultPrevented &&
			address &&
			keepOut(
				getAttribute.call( link, 'target' ),
				( address as SVGAnimatedString ).baseVal ?? address
			)
		) {
			event.preventDefault();
		}
	} );
}
