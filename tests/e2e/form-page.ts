import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { SITE_FOLDER, expect, test } from './fixtures';

const EVAL = fileURLToPath(
	new URL( '../../bin/site/eval.php', import.meta.url )
);

/** Runs PHP in the site and returns its output as JSON. */
export const php = < T >( code: string ): T =>
	JSON.parse(
		execFileSync( 'php', [ EVAL, SITE_FOLDER, code ], { encoding: 'utf8' } )
	) as T;

/**
 * Deletes posts and entries that the tests of a file create. Call once per
 * file.
 */
export const leaveNothing = (): void => {
	const newest = `
		global $wpdb;
		$entries = new Quayside\\Blocks\\Forms\\Entries\\Entries();
		$newest  = static fn( string $table, string $id ): int => (int) $wpdb->get_var( "SELECT MAX($id) FROM $table" );
		$table   = $wpdb->prefix . 'quayside_form_entries';`;
	let before: { post: number; entry: number };
	test.beforeAll( () => {
		before = php(
			`${ newest } echo json_encode( [ 'post' => $newest( $wpdb->posts, 'ID' ), 'entry' => $newest( $table, 'id' ) ] );`
		);
	} );
	test.afterAll( () => {
		php( `${ newest }
			foreach ( $wpdb->get_col( "SELECT id FROM $table WHERE id > ${ before.entry }" ) as $id ) {
				$entries->delete( (int) $id );
			}
			// Revisions are deleted with their posts.
			foreach ( $wpdb->get_results( "SELECT ID, post_type FROM $wpdb->posts WHERE ID > ${ before.post } AND post_type <> 'revision'" ) as $post ) {
				'attachment' === $post->post_type ? wp_delete_attachment( $post->ID, true ) : wp_delete_post( $post->ID, true );
			}
			echo 'true';` );
	} );
};

export const CONTACT = [
	[
		'input',
		{
			block_id: 'n1',
			slug: 'name',
			label: 'Name',
			required: true,
			errorMsg: 'Tell us your name.',
			help: 'First and last',
		},
	],
	[
		'email',
		{
			block_id: 'e1',
			slug: 'email',
			label: 'Email',
			required: true,
			isConfirm: true,
		},
	],
	[
		'textarea',
		{ block_id: 'm1', slug: 'message', label: 'Message', required: true },
	],
] as const;

export interface Made {
	form: number;
	url: string;
}

/** Gives each field an ID and a slug by its place, and all of them the same attributes. */
export const numbered = (
	fields: ReadonlyArray< readonly [ string, object ] >,
	common: object = {}
): Array< [ string, object ] > =>
	fields.map( ( [ type, attributes ], index ) => [
		type,
		{
			block_id: `n${ index }`,
			slug: `n${ index }`,
			label: `Field ${ index }`,
			...common,
			...attributes,
		},
	] );

/** Creates a form and a page with it. */
export const make = (
	blocks: ReadonlyArray< readonly [ string, object ] > = CONTACT,
	settings: object = {},
	times = 1
): Made => {
	const content = blocks
		.map(
			( [ type, attributes ] ) =>
				`<!-- wp:quayside/field-${ type } ${ JSON.stringify( attributes ) } /-->`
		)
		.join( '\n' );
	return php< Made >( `
		$form = wp_insert_post(
			wp_slash( [
				'post_type' => 'sureforms_form',
				'post_status' => 'publish',
				'post_title' => 'Contact us',
				'post_content' => base64_decode( '${ btoa( unescape( encodeURIComponent( content ) ) ) }' ),
			] )
		);
		update_post_meta(
			$form,
			'_quayside_form',
			json_decode( base64_decode( '${ btoa( JSON.stringify( { minFillSeconds: 0, ...settings } ) ) }' ), true )
		);
		$page = wp_insert_post( [
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Write to us',
			'post_content' => str_repeat( '<!-- wp:quayside/form {"formId":' . $form . '} /-->', ${ times } ),
		] );
		echo json_encode( [ 'form' => $form, 'url' => get_permalink( $page ) ] );` );
};

export interface Entry {
	status: string;
	mail: string;
	fields: Array< { slug: string; value: string } >;
}

export const entries = ( form: number ): Entry[] =>
	php< Entry[] >(
		`echo json_encode( ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [ 'form' => ${ form } ] )['entries'] );`
	);
export const values = ( entry: Entry | undefined ) =>
	Object.fromEntries(
		entry?.fields.map( ( { slug, value } ) => [ slug, value ] ) ?? []
	);

/** Selects an option in an enhanced dropdown. */
export const choose = async (
	page: Page,
	label: string,
	...choices: string[]
): Promise< void > => {
	const combobox = page.getByRole( 'combobox', { name: label } );
	for ( const choice of choices ) {
		await combobox.focus();
		await combobox.press( 'Alt+ArrowDown' );
		await page.getByRole( 'option', { name: choice, exact: true } ).click();
	}
	await combobox.press( 'Escape' );
};

/** Clicks the form's submit button. */
export const send = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Send' } ).click();

/**
 * Focuses the first form, which starts its script, and waits until it is ready.
 */
export const mounted = async ( page: Page ): Promise< void > => {
	await page
		.locator( '.srfm-form-container' )
		.first()
		.dispatchEvent( 'pointerover' );
	await expect(
		page.locator( '.srfm-form-container' ).first()
	).toHaveAttribute( 'data-island-state', 'mounted' );
};

/** Determines whether a URL is that of the submission route. */
export const isSubmission = ( url: string ) =>
	url.includes( 'sureforms/v1/submit-form' );
