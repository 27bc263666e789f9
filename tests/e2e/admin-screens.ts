import { expect } from './fixtures';
import type { Page } from '@playwright/test';

/*
 * The screens that the plugins and the theme add to the admin.
 */

export interface AdminScreen {
	path: string;
	/** Selector of the screen's own part. */
	root: string;
	/** Text that is visible when the screen has loaded. */
	ready: string | RegExp;
	/** Tabs, by name, each of which is checked. */
	tabs?: string[];
	/** Names of buttons that open a dialog or a menu each. */
	dialogs?: string[];
	/** Shows a part that the screen does not have at first. */
	prepare?: ( page: Page ) => Promise< void >;
}

/** Shows the table of the switch with one item. The content of the site changes with other tests. */
async function showInventory( page: Page ): Promise< void > {
	const row = {
		source: 'SureForms',
		kind: 'Form',
		title: 'Booking',
		place: 'Page: Book a table',
		url: '',
		count: 2,
		result: '',
		notes: [],
	};
	await page.route( /quayside-switch(\/|%2F)v1(\/|%2F)scan/, ( route ) =>
		route.fulfill( { json: { rows: [ row ], cursor: '', progress: 1 } } )
	);
	// The pointer would stay on it.
	await page
		.getByRole( 'button', { name: 'View inventory' } )
		.press( 'Enter' );
	await expect( page.getByRole( 'table', { name: 'Items' } ) ).toBeVisible();
}

export const ADMIN_SCREENS = {
	'consent settings': {
		path: 'wp-admin/options-general.php?page=quayside-consent',
		root: '#quayside-consent-settings',
		ready: 'Save changes',
		tabs: [
			'Banner',
			'Categories and cookies',
			'Languages',
			'Providers',
			'Scanner',
			'Privacy law and log',
			'Import',
		],
	},
	'consent log': {
		path: 'wp-admin/tools.php?page=quayside-consent-log',
		root: '#quayside-consent-log',
		ready: /\d records?, page/,
		dialogs: [ 'Proof of consent' ],
	},
	'consent statistics': {
		path: 'wp-admin/tools.php?page=quayside-consent-statistics',
		root: '#quayside-consent-statistics',
		ready: 'By layout',
	},
	entries: {
		path: 'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries',
		root: '#quayside-form-entries',
		ready: /\d Items?/,
		dialogs: [ 'Layout', 'View options', 'Actions', 'Form', 'Add filter' ],
	},
	spam: {
		path: 'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-spam',
		root: '.quayside-spam',
		ready: 'Save changes',
	},
	'form import': {
		path: 'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-import',
		root: '#wpbody-content form',
		ready: 'JSON file',
	},
	'store settings': {
		path: 'wp-admin/admin.php?page=wc-settings&tab=quayside-shop',
		root: '#quayside-shop-settings',
		ready: 'Save changes',
	},
	'order sources': {
		path: 'wp-admin/admin.php?page=quayside-order-sources',
		root: '#quayside-order-sources',
		ready: 'Paid orders by order date',
	},
	'getting started': {
		path: 'wp-admin/admin.php?page=quayside-getting-started',
		root: '#quayside-getting-started',
		ready: 'First steps',
	},
	'colors and fonts': {
		path: 'wp-admin/themes.php?page=quayside-design',
		root: '.quayside-design__choices',
		ready: 'Apply to site',
		dialogs: [ 'Page background' ],
	},
	switch: {
		path: 'wp-admin/tools.php?page=quayside-switch',
		root: '#quayside-switch',
		ready: 'Start the switch',
		prepare: showInventory,
		dialogs: [ 'Start the switch' ],
	},
} satisfies Record< string, AdminScreen >;

/** Opens a screen, and waits until it has loaded. */
export async function openScreen(
	page: Page,
	{ path, root, ready, prepare }: AdminScreen
): Promise< void > {
	await page.goto( path );
	await expect(
		page.locator( root ).getByText( ready ).first()
	).toBeVisible();
	await expect(
		page.locator( root ).locator( '.components-spinner' )
	).toHaveCount( 0 );
	await prepare?.( page );
}

/** Calls a function on each tab of a screen, or once on a screen without tabs. */
export async function onEachTab(
	page: Page,
	name: string,
	{ tabs = [] }: AdminScreen,
	check: ( name: string ) => Promise< void >
): Promise< void > {
	for ( const tab of tabs ) {
		await page.getByRole( 'tab', { name: tab, exact: true } ).click();
		await expect(
			page.getByRole( 'tabpanel', { name: tab, exact: true } )
		).toBeVisible();
		await check( `${ name }, ${ tab }` );
	}
	if ( tabs.length === 0 ) {
		await check( name );
	}
}

/**
 * Walks through a part of the page by Tab, and returns what is wrong: controls that Tab does not reach, a focus that nothing shows,
 * and no way out.
 *
 * @param page The page.
 * @param root Selector of the part.
 */
export async function walkProblems(
	page: Page,
	root: string
): Promise< string[] > {
	// What changes slowly has not changed yet when it is compared.
	await page.addStyleTag( { content: '*{transition:none!important}' } );
	const limit = await page.evaluate( ( selector ) => {
		const part = document.querySelector< HTMLElement >( selector );
		part?.setAttribute( 'tabindex', '-1' );
		part?.focus( { preventScroll: true } );
		part?.removeAttribute( 'tabindex' );
		const tabbable = [
			...( part?.querySelectorAll< HTMLElement >(
				'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
			) ?? [] ),
		].filter(
			( element ) =>
				element.tabIndex >= 0 &&
				! element.matches( ':disabled' ) &&
				element.checkVisibility( { visibilityProperty: true } ) &&
				! element.closest( '[inert]' )
		);
		Object.assign( window, {
			quaysideTabbable: tabbable,
			quaysideStops: [],
		} );
		// A date has a stop for each of its parts.
		return (
			tabbable.length +
			5 +
			4 *
				tabbable.filter( ( each ) => each.matches( '[type=date]' ) )
					.length
		);
	}, root );
	const problems: string[] = [];
	let isOutside = false;
	for ( let number = 0; number <= limit && ! isOutside; number++ ) {
		await page.keyboard.press( 'Tab' );
		const problem = await page.evaluate( async ( selector ) => {
			const element = document.activeElement as HTMLElement | null;
			if ( ! element?.closest( selector ) ) {
				return null;
			}
			const { quaysideStops } = window as unknown as {
				quaysideStops: Element[];
			};
			quaysideStops.push( element );
			// A date would start over with its first part. The browser marks the one that has the focus.
			if ( element.matches( '[type=date]' ) ) {
				return '';
			}
			// The ring may be that of a part around the element, or of what is drawn instead of it.
			const parent = element.parentElement;
			const above = parent?.parentElement;
			const parts = [
				element,
				parent,
				above,
				...[ ...( above?.querySelectorAll( '*' ) ?? [] ) ].slice(
					0,
					60
				),
			].filter( ( part ) => !! part );
			const isClear = ( color: string ): boolean =>
				/^(transparent|rgba\(\d+, \d+, \d+, 0\))/.test( color );
			const ringOf = ( style: CSSStyleDeclaration ): string =>
				[
					style.outlineStyle === 'none' ||
					style.outlineWidth === '0px' ||
					isClear( style.outlineColor )
						? ''
						: `${ style.outlineStyle } ${ style.outlineWidth } ${ style.outlineColor }`,
					isClear( style.boxShadow ) ? 'none' : style.boxShadow,
					style.borderWidth === '0px' ? '' : style.borderColor,
					style.borderWidth,
					isClear( style.backgroundColor )
						? ''
						: style.backgroundColor,
				].join();
			const look = (): string =>
				parts
					.flatMap( ( part ) =>
						[ null, '::before', '::after' ].map( ( pseudo ) =>
							ringOf( getComputedStyle( part, pseudo ) )
						)
					)
					.join( '|' );
			const focused = look();
			element.blur();
			// Some components change with the state of React.
			await new Promise( ( done ) => requestAnimationFrame( done ) );
			const blurred = look();
			element.focus( { preventScroll: true } );
			return focused === blurred
				? `no ring: ${ element.localName }.${ element.className } ${ ( element.getAttribute( 'aria-label' ) ?? element.textContent ?? '' ).trim().slice( 0, 40 ) }`
				: '';
		}, root );
		isOutside = problem === null;
		if ( problem ) {
			problems.push( problem );
		}
	}
	const missed = await page.evaluate( () => {
		const { quaysideTabbable, quaysideStops } = window as unknown as {
			quaysideTabbable: HTMLElement[];
			quaysideStops: Element[];
		};
		return quaysideTabbable
			.filter(
				( element ) =>
					element.isConnected &&
					! quaysideStops.includes( element ) &&
					// Of a group of radio buttons, Tab reaches one.
					! element.matches( '[type=radio]' )
			)
			.map(
				( element ) =>
					`not reached: ${ element.localName }.${ element.className }`
			);
	} );
	return [
		...( isOutside ? [] : [ 'Tab does not leave the screen.' ] ),
		...missed,
		...problems,
	];
}
