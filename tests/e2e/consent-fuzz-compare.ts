/** A page before and after the server blocked things in it. */
export interface Pair {
	seed: number;
	before: string;
	after: string;
	ms: number;
	crude: boolean;
}

/**
 * Compares pages as the browser parses them. Runs in the browser.
 *
 * @param pairs Pages.
 * @return {string[]} A line for each problem.
 */
export function findFaults( pairs: Pair[] ): string[] {
	const ATTRIBUTES: Record< string, string > = {
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
			// A host with an empty first label belongs to nobody.
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
	/** Returns all elements of a tree, including the contents of templates. */
	const all = ( root: ParentNode ): Element[] =>
		[ ...root.querySelectorAll( '*' ) ].flatMap( ( element ) => [
			element,
			...( element instanceof HTMLTemplateElement
				? all( element.content )
				: [] ),
		] );

	/** Returns what a page would load from providers. */
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
			const found = ( ATTRIBUTES[ kind ] ?? '' )
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

	/** Restores everything in a page that is marked as blocked. */
	const restore = ( root: ParentNode ): void => {
		root.querySelectorAll( '#quayside-consent-proofs' ).forEach(
			( script ) => script.remove()
		);
		for ( const element of all( root ) ) {
			const isBlocked = element.hasAttribute( 'data-held-by' );
			if (
				isBlocked &&
				element.localName === 'iframe' &&
				element
					.getAttribute( 'srcdoc' )
					?.startsWith( '<!doctype html>' )
			) {
				element.removeAttribute( 'srcdoc' );
			}
			// Blocked scripts lose their type.
			if ( isBlocked && element.localName === 'script' ) {
				element.removeAttribute( 'type' );
			}
			for ( const { name, value } of [ ...element.attributes ] ) {
				if ( isBlocked && /^data-held-(?!by$)/.test( name ) ) {
					element.removeAttribute( name );
					element.setAttribute( name.slice( 10 ), value );
				}
			}
			[ 'data-held', 'data-held-by' ].forEach( ( name ) =>
				element.removeAttribute( name )
			);
		}
	};

	/** Replaces the names of marks, because their hyphen is escaped in the result. */
	const withoutMarks = ( text: string ): string =>
		text
			.replaceAll( 'data:,#', '' )
			.replace(
				/data(-|\\u002d|\\2d |&#45;)(held|released)/gi,
				'data-mark'
			);

	/** Serializes a page so that blocked parts make no difference. */
	const serialize = ( root: Node ): string => {
		if ( root instanceof Element || root instanceof SVGElement ) {
			const names = [ ...root.attributes ]
				// Blocked iframes get a title, blocked scripts get another type, and names of marks get another
				// hyphen.
				.filter(
					( { name } ) =>
						! ( root.localName === 'iframe' && name === 'title' ) &&
						! ( root.localName === 'script' && name === 'type' ) &&
						! /data(-|&#45;|\\u002d)(held|released)/i.test( name )
				)
				.map(
					( { name, value } ) =>
						` ${ name }=${ JSON.stringify( withoutMarks( value ) ) }`
				)
				.sort();
			const text = /^(script|style)$/.test( root.localName )
				? withoutMarks( root.textContent ?? '' )
				: '';
			// With scripting on, its content is text, which contains what was blocked.
			const content =
				root instanceof HTMLTemplateElement
					? root.content
					: root.localName === 'noscript' && ! root.childElementCount
						? new Comment()
						: root;
			return `<${ root.localName }${ names.join( '' ) }>${ text || [ ...content.childNodes ].map( serialize ).join( '' ) }</${ root.localName }>`;
		}
		const isText =
			root.nodeType === Node.TEXT_NODE ||
			root.nodeType === Node.COMMENT_NODE;
		return isText
			? `${ root.nodeName }:${ withoutMarks( root.nodeValue ?? '' ) }`
			: [ ...root.childNodes ].map( serialize ).join( '' );
	};

	return pairs.flatMap( ( { seed, before, after, ms, crude } ) => {
		const faults = after.startsWith( 'ERROR ' ) ? [ after ] : [];
		if ( ms > 250 ) {
			faults.push( `${ ms } ms` );
		}
		// Without scripting (a parsed document) and with scripting (a fragment), because these are parsed differently.
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
						`${ kind }: a mark of the author is left on <${ localName }>`
				)
			);
			faults.push(
				...leaks( fresh, crude ).map(
					( leak ) => `${ kind }: not blocked: ${ leak }`
				)
			);
			if ( ! crude ) {
				restore( fresh );
				const [ one, two ] = [
					serialize( old as unknown as Node ),
					serialize( fresh as unknown as Node ),
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
