/** A page before and after the server held things in it. */
export interface Pair {
	seed: number;
	before: string;
	after: string;
	ms: number;
	crude: boolean;
}

/**
 * What is wrong with pages, as the browser's own parser sees them; runs in the browser.
 *
 * @param pairs Pages.
 * @return {string[]} A line for each fault.
 */
export function faultsOf( pairs: Pair[] ): string[] {
	const HELD: Record< string, string > = {
		script: 'src href xlink:href',
		iframe: 'src srcdoc',
		frame: 'src',
		img: 'src srcset',
		source: 'src srcset',
		video: 'src poster',
		audio: 'src',
		track: 'src',
		embed: 'src',
		object: 'data',
		input: 'src',
		link: 'href imagesrcset',
		image: 'href xlink:href',
		use: 'href xlink:href',
		feimage: 'href xlink:href',
		a: 'ping',
		area: 'ping',
		body: 'background',
		table: 'background',
		tr: 'background',
		td: 'background',
		th: 'background',
	};
	const isProvider = ( address: string, base: string ): boolean => {
		try {
			const { protocol, hostname } = new URL( address, base );
			// A host whose first label is empty is nobody's.
			return (
				/^https?:$/.test( protocol ) &&
				/^(?!\.)(.*\.)?(youtube\.com|hotjar\.com|doubleclick\.net)\.?$/.test(
					hostname
				)
			);
		} catch {
			return false;
		}
	};
	/** Elements of a tree with all templates' contents. */
	const all = ( root: ParentNode ): Element[] =>
		[ ...root.querySelectorAll( '*' ) ].flatMap( ( element ) => [
			element,
			...( element instanceof HTMLTemplateElement
				? all( element.content )
				: [] ),
		] );

	/** What a page would ask for. */
	const leaks = ( root: ParentNode, isLoose: boolean ): string[] => {
		const base =
			(
				root.querySelector( 'base[href]' ) as HTMLBaseElement | null
			 )?.getAttribute( 'href' ) ?? '';
		const from = isProvider( base, 'https://own.example/' )
			? base
			: 'https://own.example/';
		return all( root ).flatMap( ( element ) => {
			const kind = element.localName.toLowerCase();
			const isExempt =
				element.getAttribute( 'data-consent' ) === 'necessary' &&
				/^(script|style|link)$/.test( kind );
			const isInert =
				( kind === 'script' &&
					/json|importmap|plain|blocked/.test(
						element.getAttribute( 'type' ) ?? ''
					) ) ||
				( kind === 'link' &&
					! /style|pre|icon|manifest/i.test(
						element.getAttribute( 'rel' ) ?? ''
					) );
			if ( isExempt || isInert ) {
				return [];
			}
			const found = ( HELD[ kind ] ?? '' )
				.split( ' ' )
				.filter( ( name ) => {
					const value = name && element.getAttribute( name );
					if (
						! value ||
						( kind === 'iframe' &&
							element.hasAttribute( 'data-held' ) &&
							name === 'srcdoc' )
					) {
						return false;
					}
					return name === 'srcdoc'
						? leaks(
								new DOMParser().parseFromString(
									value,
									'text/html'
								),
								isLoose
							).length
						: ( /set$|ping/.test( name )
								? value.split( /[\s,]+/ )
								: [ value ]
							).some( ( address ) =>
								isProvider( address, from )
							);
				} );
			const style = element.getAttribute( 'style' );
			const holder = document.createElement( 'p' );
			holder.setAttribute( 'style', style ?? '' );
			let css = holder.style.cssText;
			if (
				kind === 'style' &&
				element.namespaceURI?.endsWith( 'xhtml' )
			) {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync( element.textContent ?? '' );
				css += [ ...sheet.cssRules ]
					.map( ( rule ) => rule.cssText )
					.join( '' );
			}
			if (
				! isLoose &&
				[ ...css.matchAll( /url\("([^"]*)"\)/g ) ].some(
					( [ , address = '' ] ) =>
						isProvider(
							address.replaceAll(
								/\\(?:([\da-f]{1,6}) ?|(.))/g,
								(
									_,
									code: string | undefined,
									letter: string
								) =>
									code
										? String.fromCodePoint(
												parseInt( code, 16 )
											)
										: letter
							),
							from
						)
				)
			) {
				found.push( 'style' );
			}
			return found.map( ( name ) => `<${ kind } ${ name }>` );
		} );
	};

	/** A page with everything put back that says that it was held. */
	const undo = ( root: ParentNode ): void => {
		root.querySelectorAll( '#quayside-consent-proofs' ).forEach(
			( script ) => script.remove()
		);
		for ( const element of all( root ) ) {
			const isHeld = element.hasAttribute( 'data-held-by' );
			if (
				isHeld &&
				element.localName === 'iframe' &&
				element
					.getAttribute( 'srcdoc' )
					?.startsWith( '<!doctype html>' )
			) {
				element.removeAttribute( 'srcdoc' );
			}
			// Sleeping scripts lose their type.
			if ( isHeld && element.localName === 'script' ) {
				element.removeAttribute( 'type' );
			}
			for ( const { name, value } of [ ...element.attributes ] ) {
				if ( isHeld && /^data-held-(?!by$)/.test( name ) ) {
					element.removeAttribute( name );
					element.setAttribute( name.slice( 10 ), value );
				}
			}
			[ 'data-held', 'data-held-by' ].forEach( ( name ) =>
				element.removeAttribute( name )
			);
		}
	};

	/** Names of marks have another hyphen afterwards, wherever they stand. */
	const unmarked = ( text: string ): string =>
		text
			.replaceAll( 'data:,#', '' )
			.replace(
				/data(-|\\u002d|\\2d |&#45;)(held|released)/gi,
				'data-mark'
			);

	/** A page as text in which only what was held makes no difference. */
	const flat = ( root: Node ): string => {
		if ( root instanceof Element || root instanceof SVGElement ) {
			const names = [ ...root.attributes ]
				// Frames get a title; scripts that slept, another type; names of marks, another hyphen.
				.filter(
					( { name } ) =>
						! ( root.localName === 'iframe' && name === 'title' ) &&
						! ( root.localName === 'script' && name === 'type' ) &&
						! /data(-|&#45;|\\u002d)(held|released)/i.test( name )
				)
				.map(
					( { name, value } ) =>
						` ${ name }=${ JSON.stringify( unmarked( value ) ) }`
				)
				.sort();
			const text = /^(script|style)$/.test( root.localName )
				? unmarked( root.textContent ?? '' )
				: '';
			// With scripts on its content is no markup, in which what was held shows.
			const content =
				root instanceof HTMLTemplateElement
					? root.content
					: root.localName === 'noscript' && ! root.childElementCount
						? new Comment()
						: root;
			return `<${ root.localName }${ names.join( '' ) }>${ text || [ ...content.childNodes ].map( flat ).join( '' ) }</${ root.localName }>`;
		}
		const isText =
			root.nodeType === Node.TEXT_NODE ||
			root.nodeType === Node.COMMENT_NODE;
		return isText
			? `${ root.nodeName }:${ unmarked( root.nodeValue ?? '' ) }`
			: [ ...root.childNodes ].map( flat ).join( '' );
	};

	return pairs.flatMap( ( { seed, before, after, ms, crude } ) => {
		const faults = after.startsWith( 'ERROR ' ) ? [ after ] : [];
		if ( ms > 250 ) {
			faults.push( `${ ms } ms` );
		}
		// With scripts on, as the page is read, and without.
		for ( const [ kind, read ] of [
			[
				'document',
				( html: string ): ParentNode =>
					new DOMParser().parseFromString( html, 'text/html' ),
			],
			[
				'part',
				( html: string ): ParentNode => {
					const box = document.createElement( 'div' );
					box.innerHTML = html;
					return box;
				},
			],
		] as const ) {
			const [ old, fresh ] = [ read( before ), read( after ) ];
			const marks = all( fresh ).filter(
				( element ) =>
					! element.hasAttribute( 'data-held-by' ) &&
					element
						.getAttributeNames()
						.some( ( name ) =>
							/^data-(held|released)/.test( name )
						)
			);
			faults.push(
				...marks.map(
					( { localName } ) =>
						`${ kind }: a mark of an author is left on <${ localName }>`
				)
			);
			faults.push(
				...leaks( fresh, crude ).map(
					( leak ) => `${ kind }: not held: ${ leak }`
				)
			);
			if ( ! crude ) {
				undo( fresh );
				const [ one, two ] = [
					flat( old as unknown as Node ),
					flat( fresh as unknown as Node ),
				];
				if ( one !== two ) {
					const at = [ ...one ].findIndex(
						( letter, i ) => letter !== [ ...two ][ i ]
					);
					faults.push(
						`${ kind }: differs: …${ one.slice( Math.max( 0, at - 60 ), at + 80 ) }… is …${ two.slice( Math.max( 0, at - 60 ), at + 80 ) }…`
					);
				}
			}
		}
		return faults
			.slice( 0, 3 )
			.map( ( fault ) => `seed ${ seed }: ${ fault }` );
	} );
}
