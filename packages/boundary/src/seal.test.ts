import { sealedHost, unseal } from './seal';

const SEALED =
	'<script type="application/json" data-seal>{"module":"@quayside/shop/cart","props":{"n":1}}</script>';

it( 'finds the sealed host among elements with the same id', () => {
	document.body.innerHTML = `<a id="cart" data-island data-props="{}"></a><div id="cart" data-island>text<p>${ SEALED }</p></div><div id="cart" class="ours" data-island>${ SEALED }<b></b></div>`;
	const host = sealedHost( 'cart' ) as HTMLElement;
	expect( host.className ).toBe( 'ours' );
	expect( unseal( host ) ).toEqual( {
		module: '@quayside/shop/cart',
		props: { n: 1 },
	} );
	expect( sealedHost( 'none' ) ?? null ).toBeNull();
	expect( sealedHost( '"]\\\n' ) ?? null ).toBeNull();
} );

it.each( [
	[ 'another element first', `<i></i>${ SEALED }` ],
	[ 'a seal in another element', `<b>${ SEALED }</b>` ],
	[
		'a script that is not a seal',
		'<script type="application/json">{"module":"@quayside/shop/cart"}</script>',
	],
	[ 'only attributes', '' ],
	[ 'a seal in a template', `<template>${ SEALED }</template>` ],
	[
		'a seal in another namespace',
		'<svg><script data-seal>{"module":"@quayside/shop/cart"}</script></svg>',
	],
	[ 'a seal with invalid JSON', '<script data-seal>alert(1)</script>' ],
] )( 'throws for a host with %s', ( _description, inner ) => {
	document.body.innerHTML = `<div data-island="@quayside/shop/cart" data-props="{}">${ inner }</div>`;
	expect( () =>
		unseal( document.body.firstElementChild as Element )
	).toThrow();
} );
