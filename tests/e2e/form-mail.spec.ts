import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SITE_FOLDER, expect, test } from './fixtures';
import { entries, leaveNothing, make, mounted, php, send } from './form-page';

leaveNothing();

const EVAL = fileURLToPath(
	new URL( '../../bin/site/eval.php', import.meta.url )
);
const FOLDER = join( SITE_FOLDER, 'wp-content/mail' );

/** Returns the subjects of sent emails that begin with a word. */
const subjects = ( word: string ): string[] =>
	existsSync( FOLDER )
		? readdirSync( FOLDER )
				.filter( ( name ) => name.endsWith( '.json' ) )
				.map(
					( name ) =>
						(
							JSON.parse(
								readFileSync( join( FOLDER, name ), 'utf8' )
							) as { subject: string }
						 ).subject
				)
				.filter( ( subject ) => subject.startsWith( word ) )
				.sort()
		: [];

test( 'an email is sent within a minute, once, if the visitor closes the tab before the follow-up request', async ( {
	page,
} ) => {
	const word = `Closed tab ${ Date.now() }`;
	const { url, form } = make( undefined, {
		notifications: [ { to: '{admin_email}', subject: word, body: 'x' } ],
	} );
	await page.goto( url );
	await mounted( page );
	let requests = 0;
	await page.route( /after-submission/, ( route ) => {
		requests++;
		return route.fulfill( { json: [] } );
	} );
	await page.getByLabel( 'Name' ).fill( 'Ada' );
	await page.getByLabel( /^Email/ ).fill( 'ada@example.com' );
	await page.getByLabel( 'Confirm email' ).fill( 'ada@example.com' );
	await page.getByLabel( 'Message' ).fill( 'Hello' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	await expect
		.poll( () => subjects( word ).length, { timeout: 60_000 } )
		.toBe( 1 );
	expect( requests ).toBe( 1 );
	await expect.poll( () => entries( form )[ 0 ]?.mail ).toBe( 'sent' );
} );

test( 'each email is sent by only one of several processes', async () => {
	const word = `Race ${ Date.now() }`;
	const { form } = make( undefined, {
		notifications: [
			{
				to: '{admin_email}',
				subject: `${ word } {form:name}`,
				body: 'x',
			},
		],
	} );
	php( `
		for ( $number = 10; $number < 30; $number++ ) {
			( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->add(
				${ form },
				wp_generate_password( 32, false ),
				[ [
					'id' => 'n1',
					'slug' => 'name',
					'type' => 'input',
					'label' => 'Name',
					'value' => (string) $number,
				] ],
				[],
				'unread',
				''
			);
		}
		echo 'true';` );
	const run = `usleep( 1000000 - (int) ( 1000000 * fmod( microtime( true ), 1 ) ) );
	( new Quayside\\Blocks\\Forms\\Notifications\\Mailer(
		new Quayside\\Blocks\\Forms\\Entries\\Entries()
	) )->send_pending();
	echo 'true';`;
	await Promise.all(
		Array.from( { length: 4 }, () =>
			promisify( execFile )( 'php', [ EVAL, SITE_FOLDER, run ] )
		)
	);
	expect( subjects( word ) ).toEqual(
		Array.from( { length: 20 }, ( _, at ) => `${ word } ${ at + 10 }` )
	);
	expect( new Set( entries( form ).map( ( { mail } ) => mail ) ) ).toEqual(
		new Set( [ 'sent' ] )
	);
} );
