/**
 * Tests that domain classes call no WordPress functions and no database, so that their results depend only on their input.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
		'Verdict',
		'datepicker/Dates',
		'datepicker/DateLimit',
		'input/mask/Mask',
		'phone/Phone',
	].map( ( name ) => `plugins/quayside-blocks/forms/fields/${ name }.php` ),
	'plugins/quayside-blocks/forms/schema/Outcome.php',
	'plugins/quayside-blocks/forms/schema/Sent.php',
	'plugins/quayside-blocks/forms/uploads/Seal.php',
	...[
		'AmbiguousHtml',
		'Blocked',
		'FirstScript',
		'ForeignMarks',
		'Headers',
		'Horizon',
		'InlineCode',
		'Rewriter',
		'Tokens',
		'css/StyleSheet',
		'providers/Address',
		'providers/Fingerprints',
		'providers/Providers',
	].map( ( name ) => `plugins/quayside-consent/blocking/${ name }.php` ),
	'plugins/quayside-consent/record/VisitorConsent.php',
	'plugins/quayside-consent/record/Record.php',
	'plugins/quayside-consent/withdrawal/Names.php',
	'plugins/quayside-consent/withdrawal/ServerCookies.php',
	'themes/quayside/inc/Styles/UsedRules.php',
];

const calls = ( files ) =>
	spawnSync( 'php', [ 'tests/architecture/wordpress-calls.php', ...files ], {
		encoding: 'utf8',
	} );

it( 'calls only PHP functions', () => {
	const { status, stdout } = calls( DOMAIN );
	expect( [ status, stdout ] ).toEqual( [ 0, '' ] );
} );

it( 'detects violations', () => {
	const folder = mkdtempSync( join( tmpdir(), 'domain-' ) );
	const file = join( folder, 'Breach.php' );
	writeFileSync(
		file,
		"<?php final class Breach { public static function of( object $x ): string { global $wpdb; return esc_html( \\get_option( 'a' ) ) . strlen( 'b' ) . self::of( $x ) . $x->wp_date() . new DateTime(); } }"
	);
	expect( calls( [ file ] ).stdout ).toBe(
		[ '$wpdb', 'esc_html', 'get_option' ]
			.map( ( name ) => `${ file }: ${ name }\n` )
			.join( '' )
	);
	rmSync( folder, { recursive: true } );
} );
