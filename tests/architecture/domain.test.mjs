/**
 * Tests that domain classes call no WordPress functions and no database, so that their results depend only on their input.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHP, phpGraph, phpUsage, sourcesIn } from './usage.mjs';

/** Domain classes, which validate, compare, parse, or sign. Add new ones here. */
const DOMAIN = [
	'plugins/quayside-blocks/forms/conditions/Conditions.php',
	'plugins/quayside-blocks/forms/conditions/Rule.php',
	...[
		'Choices',
		'FieldType',
		'FieldTypes',
		'Lengths',
		'Numbers',
		'Text',
		'ValidationTable',
		'Verdict',
		'datepicker/Dates',
		'datepicker/DateLimit',
		'input/mask/Mask',
		'phone/Phone',
	].map( ( name ) => `plugins/quayside-blocks/forms/fields/${ name }.php` ),
	'plugins/quayside-blocks/forms/schema/Outcome.php',
	'plugins/quayside-blocks/forms/schema/Sent.php',
	'plugins/quayside-blocks/forms/uploads/Seal.php',
	'plugins/quayside-blocks/forms/uploads/Unreadable.php',
	...[
		'AmbiguousHtml',
		'Blocked',
		'DataAddress',
		'FirstScript',
		'ForeignMarks',
		'Headers',
		'Horizon',
		'ImportMap',
		'InlineCode',
		'Proofs',
		'Rewriter',
		'Tokens',
		'Unreadable',
		'css/StyleSheet',
		'providers/Address',
		'providers/Fingerprints',
		'providers/Providers',
	].map( ( name ) => `plugins/quayside-consent/blocking/${ name }.php` ),
	'plugins/quayside-consent/categories/Category.php',
	'plugins/quayside-consent/record/Record.php',
	'plugins/quayside-consent/withdrawal/Names.php',
	'plugins/quayside-consent/withdrawal/ServerCookies.php',
	'themes/quayside/inc/Styles/UsedRules.php',
];

/** WordPress's HTML parser and its JSON, which depend on nothing but their input. */
const ALLOWED = [
	'WP_HTML_Tag_Processor',
	'WP_HTML_Text_Replacement',
	'wp_json_encode',
];

/** Classes that domain classes may use although they are not among them, with the reason. */
const COLLABORATORS = {
	'plugins/quayside-blocks/forms/fields/Field.php':
		'reads a block, and derives its slug as WordPress does',
	'plugins/quayside-blocks/forms/fields/Html.php':
		'escapes attributes as WordPress does',
};

const calls = ( files ) =>
	spawnSync( 'php', [ 'tests/architecture/wordpress-calls.php', ...files ], {
		encoding: 'utf8',
	} );

const product = [ 'plugins', 'packages', 'themes' ].flatMap( ( folder ) =>
	sourcesIn( folder, PHP )
);

it( 'calls only PHP functions', () => {
	const { status, stdout } = calls( DOMAIN );
	expect( [
		status,
		stdout
			.trimEnd()
			.split( '\n' )
			.filter(
				( line ) => ! ALLOWED.includes( line.split( ': ' )[ 1 ] )
			),
	] ).toEqual( [ 0, [] ] );
} );

it( 'uses only domain classes', () => {
	const graph = phpGraph( phpUsage( product ), false );
	expect(
		DOMAIN.flatMap( ( file ) =>
			( graph.get( file ) ?? [ 'nothing' ] )
				.filter(
					( other ) =>
						! DOMAIN.includes( other ) && ! COLLABORATORS[ other ]
				)
				.map( ( other ) => `${ file } uses ${ other }` )
		)
	).toEqual( [] );
} );

it( 'detects violations', () => {
	const folder = mkdtempSync( join( tmpdir(), 'domain-' ) );
	const file = join( folder, 'Breach.php' );
	writeFileSync(
		file,
		`<?php namespace A; use function sanitize_key as clean;
		final class Breach extends \\WP_Query {
			public static function of( object $x ): string {
				global $wpdb;
				$list = array_map( 'sanitize_title', call_user_func( 'get_posts' ) ) + array_map( 'trim', $_GET );
				return esc_html( \\get_option( 'a' ) )
					. clean( 'a' )
					. strlen( 'b' )
					. self::of( $x )
					. $x->wp_date()
					. new \\DateTime()
					. new \\WP_Error()
					. \\WC_Tax::get_rates();
			}
		}`
	);
	expect( calls( [ file ] ).stdout ).toBe(
		[
			'$wpdb',
			'$_GET',
			'sanitize_title',
			'get_posts',
			'esc_html',
			'get_option',
			'sanitize_key',
			'WP_Error',
			'WC_Tax',
			'WP_Query',
		]
			.map( ( name ) => `${ file }: ${ name }\n` )
			.join( '' )
	);
	rmSync( folder, { recursive: true } );
} );
