import sharp from 'sharp';
import type { Page } from '@playwright/test';

/** Margin around an element that contains its ring and what is beside it, in px. */
const ROOM = 14;

/** Stops of the Tab key at most. */
const STOPS = 90;

/** Least difference of a color channel between two colors that are not the same, of 255. */
const DIFFERENCE = 24;

/** Places of a side where the ring is measured, as parts of its length. */
const PLACES = [ 0.3, 0.5, 0.7 ];

/** Least share of the places with enough contrast; one, as at a corner, may have less. */
const SHARE = 0.7;

type Color = readonly [ number, number, number ];

interface Picture {
	width: number;
	height: number;
	at: ( x: number, y: number ) => Color;
}

const linear = ( level: number ): number =>
	level / 255 <= 0.04045
		? level / 255 / 12.92
		: ( ( level / 255 + 0.055 ) / 1.055 ) ** 2.4;

const luminance = ( [ red, green, blue ]: Color ): number =>
	0.2126 * linear( red ) + 0.7152 * linear( green ) + 0.0722 * linear( blue );

const contrast = ( one: Color, other: Color ): number => {
	const [ a, b ] = [ luminance( one ), luminance( other ) ];
	return ( Math.max( a, b ) + 0.05 ) / ( Math.min( a, b ) + 0.05 );
};

const differ = ( one: Color, other: Color ): boolean =>
	one.some(
		( level, channel ) =>
			Math.abs( level - ( other[ channel ] ?? 0 ) ) > DIFFERENCE
	);

const decode = async ( png: Buffer ): Promise< Picture > => {
	const { data, info } = await sharp( png )
		.removeAlpha()
		.raw()
		.toBuffer( { resolveWithObject: true } );
	return {
		width: info.width,
		height: info.height,
		at: ( x, y ) => {
			const start = ( y * info.width + x ) * 3;
			return [
				data[ start ] ?? 0,
				data[ start + 1 ] ?? 0,
				data[ start + 2 ] ?? 0,
			];
		},
	};
};

/**
 * Returns the least contrast of a ring with the two colors beside it, on a line that crosses one side of it. For a ring of two
 * colors, it is that of the better one. Returns null if there is no ring.
 *
 * @param drawn Colors along the line, from outside to inside.
 * @param plain The same without the ring.
 */
function crossing( drawn: Color[], plain: Color[] ): number | null {
	const isRing = drawn.map( ( color, place ) =>
		differ( color, plain[ place ] ?? color )
	);
	const start = isRing.indexOf( true );
	if ( start < 0 ) {
		return null;
	}
	let best = 0;
	for ( let place = start; isRing[ place ]; place++ ) {
		const color = drawn[ place ] ?? [ 0, 0, 0 ];
		const beside = ( step: number ): Color => {
			let next = place;
			while (
				drawn[ next ] &&
				! differ( drawn[ next ] ?? color, color )
			) {
				next += step;
			}
			// The first pixel of another color can be a mixture.
			return drawn[ next + step ] ?? drawn[ next ] ?? color;
		};
		best = Math.max(
			best,
			Math.min(
				contrast( color, beside( -1 ) ),
				contrast( color, beside( 1 ) )
			)
		);
	}
	return best;
}

/** Measures a ring at places of all sides. */
function measure( drawn: Picture, plain: Picture ): number[] {
	const { width, height } = drawn;
	const line = ( picture: Picture, place: number, side: number ): Color[] => {
		const isAcross = side % 2 === 0;
		const length = Math.floor( ( isAcross ? width : height ) / 2 );
		const fixed = Math.floor( ( isAcross ? height : width ) * place );
		return Array.from( { length }, ( _none, step ) => {
			const far =
				side < 2 ? step : ( isAcross ? width : height ) - 1 - step;
			return isAcross
				? picture.at( far, fixed )
				: picture.at( fixed, far );
		} );
	};
	return [ 0, 1, 2, 3 ]
		.flatMap( ( side ) =>
			PLACES.map( ( place ) =>
				crossing(
					line( drawn, place, side ),
					line( plain, place, side )
				)
			)
		)
		.filter( ( value ) => value !== null );
}

/**
 * Presses Tab through a part of a page and measures the focus ring of each kind of control in screenshots (WCAG 1.4.11): its
 * contrast with what is outside and what is inside of it.
 *
 * @param page  Page in its current state.
 * @param root  Selector of the part, which starts with the focus before it.
 * @param least Least contrast.
 * @return {Promise<{ seen: number; faults: string[] }>} Number of measured controls, and one line for each without enough contrast.
 */
export async function faintRings(
	page: Page,
	root: string,
	least: number
): Promise< { seen: number; faults: string[] } > {
	await page.addStyleTag( {
		content:
			'.without-ring :is(:focus,:has(:focus),:focus+*),.without-ring :is(:focus,:has(:focus),:focus+*)::before,.without-ring :is(:focus,:has(:focus),:focus+*)::after{outline-color:transparent!important;box-shadow:none!important}*,*::before,*::after{transition:none!important;caret-color:transparent!important}',
	} );
	await page
		.locator( root )
		.first()
		.evaluate( ( element: HTMLElement ) => {
			if ( element.localName !== 'dialog' ) {
				element.tabIndex = -1;
				element.focus();
			}
		} );
	const kinds = new Set< string >();
	const faults: string[] = [];
	for ( let stop = 0; stop < STOPS; stop++ ) {
		await page.keyboard.press( 'Tab' );
		const at = await page.evaluate( ( selector ) => {
			const element = document.activeElement as HTMLElement | null;
			if ( ! element?.closest( selector ) || element.matches( 'body' ) ) {
				return null;
			}
			element.scrollIntoView( { block: 'center', behavior: 'instant' } );
			// What shows the ring of an invisible control, such as a star.
			const label = element.nextElementSibling;
			const shown =
				element.matches( 'input' ) &&
				getComputedStyle( element ).opacity === '0' &&
				label instanceof HTMLElement
					? label
					: element;
			const { x, y, width, height } =
				shown.getClientRects()[ 0 ] ?? shown.getBoundingClientRect();
			const kind = `${ element.localName }.${ element.className }`;
			return {
				x,
				y,
				width,
				height,
				isFrame: element.localName === 'iframe',
				kind: `${ kind } in ${ element.parentElement?.className }`,
				name: `${ kind } “${ element.textContent?.trim().slice( 0, 30 ) }”`,
			};
		}, root );
		if ( ! at ) {
			break;
		}
		if ( at.isFrame || at.width < 2 || kinds.has( at.kind ) ) {
			continue;
		}
		kinds.add( at.kind );
		const { width: right, height: bottom } = page.viewportSize() ?? {
			width: 0,
			height: 0,
		};
		const x = Math.max( 0, Math.floor( at.x - ROOM ) );
		const y = Math.max( 0, Math.floor( at.y - ROOM ) );
		const clip = {
			x,
			y,
			width: Math.min( right - x, Math.ceil( at.width + 2 * ROOM ) ),
			height: Math.min( bottom - y, Math.ceil( at.height + 2 * ROOM ) ),
		};
		const shoot = async (): Promise< Picture > =>
			decode( await page.screenshot( { clip, animations: 'disabled' } ) );
		const drawn = await shoot();
		await page.evaluate( () =>
			document.documentElement.classList.add( 'without-ring' )
		);
		const plain = await shoot();
		await page.evaluate( () =>
			document.documentElement.classList.remove( 'without-ring' )
		);
		const values = measure( drawn, plain );
		const enough = values.filter( ( value ) => value >= least - 0.05 );
		if ( ! values.length || enough.length < values.length * SHARE ) {
			faults.push(
				`${ at.name }: ${ values.map( ( value ) => value.toFixed( 1 ) ).join( ' ' ) || 'no ring' }`
			);
		}
	}
	return { seen: kinds.size, faults };
}
