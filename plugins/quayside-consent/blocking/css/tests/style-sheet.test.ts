import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARK, markCss } from '../style-sheet';

interface Case {
	title: string;
	css: string;
	/** Number of addresses of the provider in the CSS. */
	held: number;
}

const { cases } = JSON.parse(
	readFileSync(
		join( __dirname, '../../../../../contracts/consent/cases/css.json' ),
		'utf8'
	)
) as { cases: Case[] };

const isBlocked = ( address: string ): boolean => {
	try {
		return new URL( address, 'https://shop.example/' ).hostname.endsWith(
			'held.example'
		);
	} catch {
		return false;
	}
};

it.each( cases )( '$title', ( { css, held: count } ) => {
	const marked = markCss( css, isBlocked );
	expect( marked.split( MARK ).length - 1 ).toBe( count );
	expect( markCss( marked, isBlocked ) ).toBe( marked );
	expect( markCss( marked, () => false ) ).toBe( css );
} );
