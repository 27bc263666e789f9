/**
 * Tests that files don't use each other in circles. Only code counts that runs when it is loaded or called: types, ::class, and
 * dynamic imports are ignored.
 *
 * @jest-environment node
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	PHP,
	TYPESCRIPT,
	findCycles,
	importsOf,
	phpGraph,
	phpUsage,
	sourcesIn,
	typeScriptGraph,
} from './usage.mjs';

const folders = [ 'plugins', 'packages', 'themes' ].flatMap( ( kind ) =>
	readdirSync( kind ).map( ( name ) => join( kind, name ) )
);

it( 'has no circular imports in TypeScript', () => {
	const files = folders.flatMap( ( folder ) =>
		sourcesIn( folder, TYPESCRIPT )
	);
	expect( files.length ).toBeGreaterThan( 300 );
	expect( findCycles( typeScriptGraph( files, true ) ) ).toEqual( [] );
} );

it( 'has no circular use of PHP files', () => {
	const usage = phpUsage(
		folders.flatMap( ( folder ) => sourcesIn( folder, PHP ) )
	);
	expect( Object.keys( usage ).length ).toBeGreaterThan( 300 );
	expect( findCycles( phpGraph( usage, false ) ) ).toEqual( [] );
} );

it( 'detects circular use', () => {
	expect(
		findCycles(
			new Map( [
				[ 'a', [ 'b' ] ],
				[ 'b', [ 'c', 'd' ] ],
				[ 'c', [ 'a' ] ],
				[ 'd', [] ],
			] )
		)
	).toEqual( [ 'a > b > c' ] );
	expect(
		importsOf(
			'packages/ui/src/index.ts',
			"import type { A } from './dialog';\nimport {\n\tb,\n} from './dialog';\nimport './live-region';\nexport { c } from './load-style';\nexport * from '@quayside/boundary/seal';\nconst d = import( './scroll-lock' );",
			true
		)
	).toEqual( [
		...[ 'dialog', 'live-region', 'load-style' ].map(
			( name ) => `packages/ui/src/${ name }.ts`
		),
		'packages/boundary/src/seal.ts',
	] );
} );

it( 'detects circular use of PHP classes, not of their types', () => {
	const folder = mkdtempSync( join( tmpdir(), 'cycles-' ) );
	const files = [ 'A', 'B', 'C', 'D', 'E' ].map( ( name ) =>
		join( folder, `${ name }.php` )
	);
	[
		'use X\\B as Other; final class A { public function b(): object { return new Other( self::class ); } }',
		"final class B { public const TABLE = 'b'; public function c( C $c ): string { return C::name(); } }",
		'final class C { public static function name(): string { return namespace\\A::class . \\X\\B::TABLE; } }',
		"final class D { public function e(): mixed { return call_user_func( 'x_function' ) ?? array_map( 'Quayside\\\\E::get', [] ); } }",
		'function x_function(): ?D { return new D(); } final class E extends C {}',
	].forEach( ( code, place ) =>
		writeFileSync( files[ place ], `<?php namespace X; ${ code }` )
	);
	expect( findCycles( phpGraph( phpUsage( files ), false ) ) ).toEqual( [
		`${ files[ 1 ] } > ${ files[ 2 ] }`,
	] );
	rmSync( folder, { recursive: true } );
} );
