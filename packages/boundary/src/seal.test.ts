import { sealedHost, unseal } from './seal';

const SEALED =
	'<script type="application/json" data-seal>{"module":"@quayside/shop/cart","props":{"n":1}}</script>';

it( 'finds the host that has a seal, whatever else has its id', () => {
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
		'a script that is no seal',
		'<script type="application/json">{"module":"@quayside/shop/cart"}</script>',
	],
	[ 'attributes alone', '' ],
	[ 'a seal in a template', `<template>${ SEALED }</template>` ],
	[
		'a seal of another language',
		'<svg><script data-seal>{"module":"@quayside/shop/cart"}</script></svg>',
	],
	[ 'a seal that is no JSON', '<script data-seal>alert(1)</script>' ],
] )( 'takes nothing from a host with %s', ( _what, inner ) => {
	document.body.innerHTML = `<div data-island="@quayside/shop/cart" data-props="{}">${ inner }</div>`;
	expect( () =>
		unseal( document.body.firstElementChild as Element )
	).toThrow();
} );
