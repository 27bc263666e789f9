import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARK, markCss } from '../style-sheet';

interface Case {
	title: string;
	css: string;
	/** How many addresses of the provider are in it. */
	held: number;
}

const { cases } = JSON.parse(
	readFileSync(
		join( __dirname, '../../../../../contracts/consent/cases/css.json' ),
		'utf8'
	)
) as { cases: Case[] };

const isHeld = ( address: string ): boolean => {
	try {
		return new URL( address, 'https://shop.example/' ).hostname.endsWith(
			'held.example'
		);
	} catch {
		return false;
	}
};

it.each( cases )( '$title', ( { css, held } ) => {
	const marked = markCss( css, isHeld );
	expect( marked.split( MARK ).length - 1 ).toBe( held );
	expect( markCss( marked, isHeld ) ).toBe( marked );
	expect( markCss( marked, () => false ) ).toBe( css );
} );
