import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';

interface Embed {
	title: string;
	html: string;
	/** The browser may use what it preloaded, or load it again. */
	mayRepeat?: boolean;
	/** A failed call is left to its caller and not repeated. */
	isLost?: boolean;
}

const { cases } = JSON.parse(
	readFileSync(
		fileURLToPath(
			new URL(
				'../../contracts/consent/cases/embeds.json',
				import.meta.url
			)
		),
		'utf8'
	)
) as { cases: Embed[] };

let third: ThirdParty;
let address = '';

const html = ( embed: Embed, i: number ): string =>
	embed.html
		.replaceAll( '{n}', `case-${ i }` )
		.replaceAll( '{video}', third.video )
		.replaceAll( '{ads}', third.ads )
		.replaceAll( '{ads-host}', third.ads.replace( 'http://', '' ) )
		.replaceAll(
			'{analytics-without-scheme}',
			third.analytics.replace( 'http:', '' )
		)
		.replaceAll( '{analytics}', third.analytics )
		.replaceAll( '{unknown}', third.ads.replace( 'ads.', 'unknown.' ) );

test.describe( 'embedded third parties', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
		address = makePage( 'consent-embeds', cases.map( html ).join( '\n' ) );
	} );
	test.afterAll( () => third.close() );

	// The third party serves no video, and a blocked call fails like a network error.
	test.use( { expectedMessages: [ /media|MEDIA|preload/ ] } );

	test( `[S4.14] [S4.13] none of ${ cases.length } loads before consent, each loads once after it, and none after withdrawal`, async ( {
		page,
	} ) => {
		expect( cases.length ).toBeGreaterThanOrEqual( 40 );
		const paths = (): string[] =>
			third.hits.map( ( path ) =>
				path.replace( /^\/case-(\d+)\..*$/, '$1' )
			);
		const countRequests = ( i: number ): number =>
			paths().filter( ( path ) => path === String( i ) ).length;
		const before = third.connections();
		await page.goto( address );
		await page.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		await page.evaluate(
			() => new Promise( ( resolve ) => requestIdleCallback( resolve ) )
		);
		expect(
			third.hits.map(
				( path ) =>
					`${ path } ${ cases[ Number( /\d+/.exec( path )?.[ 0 ] ) ]?.title }`
			)
		).toEqual( [] );
		expect( third.connections() ).toBe( before );

		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await page.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		await expect
			.poll( () =>
				cases
					.filter(
						( { isLost }, i ) =>
							! isLost && countRequests( i ) === 0
					)
					.map( ( { title } ) => title )
			)
			.toEqual( [] );
		expect(
			cases
				.filter(
					( { isLost, mayRepeat }, i ) =>
						! mayRepeat && countRequests( i ) !== ( isLost ? 0 : 1 )
				)
				.map(
					( { title }, i ) => `${ title }: ${ countRequests( i ) }`
				)
		).toEqual( [] );

		await page.evaluate( () =>
			window.quaysideConsent.choose( 'reject', {} )
		);
		third.hits.length = 0;
		await page.reload();
		await page.evaluate(
			() => new Promise( ( resolve ) => requestIdleCallback( resolve ) )
		);
		expect( third.hits ).toEqual( [] );
	} );
} );
