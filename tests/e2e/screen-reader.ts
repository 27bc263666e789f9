import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from './fixtures';
import { isWooCommerce } from './shop-store';
import type { CDPSession, Page } from '@playwright/test';

/*
 * A virtual screen reader. It reads the accessibility tree that Chromium gives to real screen readers, so that hidden, inert, and
 * generated content count as they do there, and it listens to live regions. What it says is stored as text, one file for each
 * journey, in tests/e2e/spoken/. QUAYSIDE_UPDATE_SPOKEN=1 updates the files. Read them before committing.
 */

interface Value {
	value?: unknown;
}

/** A node of Chromium's accessibility tree. */
interface AxNode {
	nodeId: string;
	parentId?: string;
	childIds?: string[];
	backendDOMNodeId?: number;
	ignored: boolean;
	role?: Value;
	name?: Value;
	description?: Value;
	value?: Value;
	properties?: { name: string; value: Value }[];
}

/** How roles are said. Roles that are not listed are said as they are named, and those with '' are not said. */
const ROLES: Record< string, string > = {
	textbox: 'edit',
	searchbox: 'search edit',
	checkbox: 'check box',
	radio: 'radio button',
	image: 'graphic',
	listitem: '',
	paragraph: '',
	generic: '',
	StaticText: '',
	LabelText: '',
	Legend: '',
	sectionheader: '',
	sectionfooter: '',
	DescriptionList: 'list',
	term: '',
	definition: '',
	DisclosureTriangle: 'disclosure button',
	columnheader: 'column',
	rowheader: 'row',
	banner: 'banner landmark',
	contentinfo: 'content info landmark',
	complementary: 'complementary landmark',
	main: 'main landmark',
	navigation: 'navigation landmark',
	region: 'region',
	spinbutton: 'number edit',
	ComboBoxSelect: 'combo box',
	combobox: 'combo box',
	InputTime: 'time edit',
	Date: 'date edit',
	strong: '',
	emphasis: '',
	time: '',
	deletion: 'deletion',
	insertion: 'insertion',
	superscript: '',
	rowgroup: '',
	row: '',
	cell: '',
	figure: 'figure',
	Figcaption: '',
	ColorWell: 'color picker',
	// Only the content of live regions is read.
	status: '',
	alert: '',
	log: '',
};

/** Roles whose name is said when the focus enters them. */
const CONTEXTS =
	/^(dialog|alertdialog|navigation|main|banner|contentinfo|complementary|region|search|form|group|radiogroup|toolbar|listbox|grid|table|figure|tablist|tabpanel|menu)$/;

/** Roles that are read with their content as one phrase. */
const WHOLE =
	/^(link|button|heading|StaticText|textbox|searchbox|checkbox|radio|switch|slider|spinbutton|combobox|option|MenuListOption|tab|image|img|DisclosureTriangle|gridcell|columnheader|rowheader|ComboBoxSelect|Date|InputTime|meter|progressbar|LineBreak|ListMarker)$/;

/** Expression for the focused element, also inside the canvas of the block editor and with virtual focus. */
const FOCUSED = `( () => {
	let element = document.activeElement;
	while ( element?.contentDocument?.activeElement ) {
		element = element.contentDocument.activeElement;
	}
	const virtual = element?.getAttribute( 'aria-activedescendant' );
	return ( virtual && element.ownerDocument.getElementById( virtual ) ) || element;
} )()`;

const tidy = ( text: unknown ): string =>
	String( text ?? '' )
		.replace( /\s+/g, ' ' )
		.trim();

const property = ( node: AxNode, name: string ): unknown =>
	node.properties?.find( ( each ) => each.name === name )?.value.value;

/** Says the states of a node that differ from the usual ones. */
const statesOf = ( node: AxNode ): string[] => {
	const states: string[] = [];
	const say = ( name: string, spoken: Record< string, string > ): void => {
		const value = property( node, name );
		const text =
			value === undefined ? undefined : spoken[ String( value ) ];
		if ( text ) {
			states.push( text );
		}
	};
	say( 'checked', {
		true: 'checked',
		false: 'not checked',
		mixed: 'partially checked',
	} );
	say( 'pressed', { true: 'pressed', false: 'not pressed' } );
	say( 'expanded', { true: 'expanded', false: 'collapsed' } );
	say( 'selected', { true: 'selected' } );
	say( 'required', { true: 'required' } );
	say( 'invalid', { true: 'invalid entry' } );
	say( 'disabled', { true: 'unavailable' } );
	say( 'readonly', { true: 'read only' } );
	say( 'busy', { true: 'busy' } );
	say( 'hasPopup', {
		dialog: 'opens dialog',
		menu: 'opens menu',
		listbox: 'opens list',
		true: 'opens menu',
	} );
	return states;
};

/** Says a node: name, role, states, value, and description. */
const phrase = ( node: AxNode, current = '' ): string => {
	const role = String( node.role?.value ?? '' );
	const spoken =
		tidy( property( node, 'roledescription' ) ) ||
		( ROLES[ role ] ?? role );
	const level = property( node, 'level' );
	const name = tidy( node.name?.value );
	const value = tidy( property( node, 'valuetext' ) ?? node.value?.value );
	return [
		name,
		role === 'heading' ? `heading level ${ String( level ) }` : spoken,
		...statesOf( node ),
		current && ( current === 'page' ? 'current page' : 'current' ),
		value === name ? '' : value,
		tidy( node.description?.value ),
	]
		.filter( Boolean )
		.join( ', ' );
};

interface Tree {
	nodes: Map< string, AxNode >;
	byDom: Map< number, AxNode >;
}

/** Records what live regions say. Runs in the page. */
const listen = (): void => {
	const SELECTOR = '[aria-live],[role=status],[role=alert],[role=log],output';
	const urgencyOf = ( region: Element ): string =>
		region.getAttribute( 'aria-live' ) ??
		( region.getAttribute( 'role' ) === 'alert' ? 'assertive' : 'polite' );
	const isHeard = ( region: Element ): boolean => {
		const modal = [ ...document.querySelectorAll( 'dialog:modal' ) ].pop();
		return (
			( ! modal || modal.contains( region ) ) &&
			! region.closest( '[aria-hidden=true],[inert]' ) &&
			region.checkVisibility( { visibilityProperty: true } )
		);
	};
	new MutationObserver( ( records ) => {
		// What the page contains from the start is not announced.
		if ( document.readyState === 'loading' ) {
			return;
		}
		const changed = new Map< Element, string >();
		for ( const { target, addedNodes, type, oldValue } of records ) {
			if ( type === 'attributes' ) {
				// To assistive technology, what is no longer inert has been added.
				const shown = target as HTMLElement;
				const region = shown.closest( SELECTOR );
				if ( region && oldValue !== null && ! shown.inert ) {
					changed.set(
						region,
						`${ changed.get( region ) ?? '' } ${ shown.getAttribute( 'aria-label' ) ?? '' } ${ shown.innerText }`
					);
				}
				continue;
			}
			const element =
				target instanceof Element ? target : target.parentElement;
			const region = element?.closest( SELECTOR );
			if ( region ) {
				const isWhole =
					type === 'characterData' ||
					region.getAttribute( 'aria-atomic' ) === 'true' ||
					! region.hasAttribute( 'aria-live' );
				const added = [ ...addedNodes ]
					.map( ( node ) => node.textContent )
					.join( ' ' );
				changed.set(
					region,
					( isWhole ? ( region as HTMLElement ).innerText : added ) ??
						''
				);
			}
			for ( const node of addedNodes ) {
				if ( node instanceof Element ) {
					for ( const inserted of [
						node,
						...node.querySelectorAll( '[role=alert]' ),
					] ) {
						if ( inserted.matches( '[role=alert]' ) ) {
							changed.set(
								inserted,
								( inserted as HTMLElement ).innerText
							);
						}
					}
				}
			}
		}
		for ( const [ region, text ] of changed ) {
			const urgency = urgencyOf( region );
			const message = text.replace( /\s+/g, ' ' ).trim();
			if ( message && urgency !== 'off' && isHeard( region ) ) {
				(
					window as unknown as {
						quaysideSpoken: ( line: string ) => void;
					}
				 ).quaysideSpoken( `(${ urgency }) ${ message }` );
			}
		}
	} ).observe( document, {
		subtree: true,
		childList: true,
		characterData: true,
		attributeFilter: [ 'inert' ],
		attributeOldValue: true,
	} );
};

export class ScreenReader {
	private lines: string[] = [];
	private heard: string[] = [];
	private entered = new Set< number >();
	private last = '';

	private constructor(
		private page: Page,
		private session: CDPSession
	) {}

	/** Starts to listen. Call it before the page is opened. */
	static async start( page: Page ): Promise< ScreenReader > {
		const reader = new ScreenReader(
			page,
			await page.context().newCDPSession( page )
		);
		await page.exposeFunction( 'quaysideSpoken', ( line: string ) =>
			reader.heard.push( line )
		);
		await page.addInitScript( listen );
		return reader;
	}

	/** Notes what the visitor does. */
	note( step: string ): void {
		this.lines.push( '', `> ${ step }` );
	}

	/** Presses a key and says what has the focus then, with the groups that it has entered. */
	async press( key: string, times = 1 ): Promise< void > {
		this.note( times > 1 ? `${ key }, ${ times } times` : key );
		for ( let time = 0; time < times; time++ ) {
			await this.page.keyboard.press( key );
		}
		await this.focus();
	}

	/** Types text into the focused field. */
	async type( text: string ): Promise< void > {
		this.note( `types “${ text }”` );
		await this.page.keyboard.type( text );
	}

	/** Does something that is not a single key, such as moving the focus to an element. */
	async step( step: string, act: () => Promise< unknown > ): Promise< void > {
		this.note( step );
		await act();
		await this.focus();
	}

	/** Says what has the focus, if that has changed. */
	async focus(): Promise< void > {
		const tree = await this.tree();
		const node = tree.byDom.get( await this.domNode( FOCUSED ) );
		if ( ! node || node.role?.value === 'RootWebArea' ) {
			this.lines.push( 'the page' );
			this.last = '';
			this.entered.clear();
			return;
		}
		const contexts: AxNode[] = [];
		for (
			let above = tree.nodes.get( node.parentId ?? '' );
			above;
			above = tree.nodes.get( above.parentId ?? '' )
		) {
			const role = String( above.role?.value ?? '' );
			if (
				! above.ignored &&
				CONTEXTS.test( role ) &&
				( tidy( above.name?.value ) || role === 'main' )
			) {
				contexts.unshift( above );
			}
		}
		const ids = contexts.map( ( each ) => each.backendDOMNodeId ?? 0 );
		contexts.forEach( ( each, index ) => {
			if ( ! this.entered.has( ids[ index ] ?? 0 ) ) {
				this.lines.push( phrase( each ) );
			}
		} );
		this.entered = new Set( ids );
		const [ current, isRequired ] = await this.page.evaluate<
			[ string, boolean ]
		>(
			`( ( element ) => [
				element?.getAttribute( 'aria-current' ) ?? '',
				element?.matches( ':required, [aria-required=true]' ) ?? false,
			] )( ${ FOCUSED } )`
		);
		const spoken = phrase( node, current );
		// Chromium gives the state of all roles to screen readers, but not to its debugging protocol.
		const missing =
			isRequired && property( node, 'required' ) !== true
				? ', required'
				: '';
		if ( ! spoken ) {
			// An element without a role or a name: a box with a message, or the place in the page where the next Tab starts.
			if (
				await this.page.evaluate(
					() =>
						!! document.activeElement?.querySelector( 'a, button' )
				)
			) {
				this.lines.push( 'the page' );
			} else {
				this.content( tree, node, '' );
			}
			this.last = '';
			return;
		}
		this.lines.push(
			`${ spoken === this.last ? 'still ' : '' }${ spoken }${ missing }`
		);
		this.last = spoken;
	}

	/** Waits until a live region has said the text, and notes all that was said. */
	async hear( text: string | RegExp ): Promise< void > {
		await expect
			.poll( () => this.heard.join( '\n' ), {
				message: `live regions say ${ String( text ) }`,
			} )
			.toMatch(
				typeof text === 'string'
					? new RegExp(
							text.replace( /[$()*+.?[\\\]^{|}]/g, '\\$&' )
						)
					: text
			);
		this.lines.push( ...this.heard.splice( 0 ) );
	}

	/** Expects that live regions have said nothing else. What they said before reaches this process before the page's response. */
	async expectSilence(): Promise< void > {
		await this.page.evaluate( () => document.readyState );
		expect( this.heard, 'live regions' ).toEqual( [] );
	}

	/** Reads an element with all of its content, as in browse mode. */
	async read( selector: string ): Promise< void > {
		this.note( 'reads on' );
		const tree = await this.tree();
		const start = tree.byDom.get(
			await this.domNode(
				`document.querySelector(${ JSON.stringify( selector ) })`
			)
		);
		expect( start, `${ selector } in the accessibility tree` ).toBeTruthy();
		if ( start ) {
			this.content( tree, start, '' );
		}
	}

	private content( tree: Tree, node: AxNode, indent: string ): void {
		const role = String( node.role?.value ?? '' );
		// The caption of a table is its name.
		if ( role === 'caption' ) {
			return;
		}
		const children = ( node.childIds ?? [] )
			.map( ( id ) => tree.nodes.get( id ) )
			.filter( ( child ) => child !== undefined );
		if ( node.ignored || ! role || role === 'none' ) {
			children.forEach( ( child ) =>
				this.content( tree, child, indent )
			);
			return;
		}
		if ( WHOLE.test( role ) ) {
			const spoken = phrase( node );
			if ( spoken && ! /^(LineBreak|ListMarker)$/.test( role ) ) {
				this.lines.push( indent + spoken );
			}
			return;
		}
		const spoken = ROLES[ role ] ?? role;
		const deeper = spoken && ! /^(list|rowgroup)$/.test( spoken );
		if ( deeper ) {
			this.lines.push( indent + phrase( node ) );
		} else if ( spoken === 'list' ) {
			this.lines.push(
				`${ indent }${ phrase( node ) }, items: ${ this.items( tree, node ) }`
			);
		}
		children.forEach( ( child ) =>
			this.content( tree, child, spoken ? `${ indent }  ` : indent )
		);
	}

	private items( tree: Tree, list: AxNode ): number {
		return ( list.childIds ?? [] )
			.map( ( id ) => tree.nodes.get( id ) )
			.reduce(
				( sum, child ) =>
					sum +
					( ! child
						? 0
						: child.ignored || child.role?.value === 'generic'
							? this.items( tree, child )
							: Number(
									/^(listitem|term)$/.test(
										String( child.role?.value )
									)
								) ),
				0
			);
	}

	/** Presses Tab until the focus has left a part of the page, and says each stop in it. */
	async walk( selector: string, limit = 80 ): Promise< void > {
		for ( let stop = 0; stop < limit; stop++ ) {
			await this.page.keyboard.press( 'Tab' );
			const isInside = await this.page.evaluate< boolean >(
				`!! ${ FOCUSED }?.closest( ${ JSON.stringify( selector ) } )`
			);
			if ( ! isInside ) {
				return;
			}
			this.note( 'Tab' );
			await this.focus();
		}
		throw new Error( `The focus does not leave ${ selector }.` );
	}

	private async tree(): Promise< Tree > {
		const {
			frameTree: { childFrames = [] },
		} = await this.session.send( 'Page.getFrameTree' );
		const nodes: AxNode[] = [];
		for ( const frameId of [
			undefined,
			...childFrames.map( ( { frame } ) => frame.id ),
		] ) {
			const { nodes: found } = ( await this.session.send(
				'Accessibility.getFullAXTree',
				frameId ? { frameId } : {}
			) ) as unknown as { nodes: AxNode[] };
			nodes.push( ...found );
		}
		return {
			nodes: new Map( nodes.map( ( node ) => [ node.nodeId, node ] ) ),
			byDom: new Map(
				nodes
					.filter( ( { backendDOMNodeId } ) => backendDOMNodeId )
					.map( ( node ) => [ node.backendDOMNodeId ?? 0, node ] )
			),
		};
	}

	private async domNode( expression: string ): Promise< number > {
		const { result } = await this.session.send( 'Runtime.evaluate', {
			expression,
		} );
		if ( ! result.objectId ) {
			return 0;
		}
		const { node } = await this.session.send( 'DOM.describeNode', {
			objectId: result.objectId,
		} );
		return node.backendNodeId;
	}

	/**
	 * Expects the journey to sound like its stored text, and returns it. WooCommerce's own pages may have a text of their own.
	 */
	expectSpoken( journey: string ): string {
		const fileOf = ( name: string ): string =>
			fileURLToPath( new URL( `spoken/${ name }.txt`, import.meta.url ) );
		const own = fileOf( `${ journey }-woocommerce` );
		const file =
			isWooCommerce() && existsSync( own ) ? own : fileOf( journey );
		// The site's address and the numbers of forms and entries differ between runs.
		const text = `${ this.lines
			.join( '\n' )
			.trim()
			.replace( /http:\/\/127\.0\.0\.1:\d+/g, 'https://example.com' )
			.replace( /#\d+(?=,)/g, '#1' )
			.replace( /id="\d+"/g, 'id="1"' ) }\n`;
		if ( process.env.QUAYSIDE_UPDATE_SPOKEN ) {
			mkdirSync( new URL( 'spoken/', import.meta.url ), {
				recursive: true,
			} );
			writeFileSync( file, text );
		}
		expect( existsSync( file ), `there is a text ${ journey }` ).toBe(
			true
		);
		expect( text, 'what a screen reader says' ).toBe(
			readFileSync( file, 'utf8' )
		);
		return text;
	}
}
