import { ownHtml } from './html';

const clean = ( html: string, forms = false ): string => {
	const container = document.createElement( 'div' );
	container.append( ownHtml( html, forms ) );
	return container.innerHTML;
};

it( 'preserves markup that the server prints', () => {
	const item =
		'<li class="quayside-gallery__item is-focus" style="--s:75"><figure class="f"><a href="/a.jpg" data-width="4" data-height="3" data-place="0" data-id="7"><img width="4" height="3" src="/a-300.jpg" class="i" alt="A boat" decoding="async" loading="lazy" srcset="/a-300.jpg 300w" sizes="50vw"></a><figcaption>At <b>dawn</b> <a href="https://elsewhere.test/">there</a></figcaption></figure></li>';
	expect( clean( item ) ).toBe( item );
} );

it.each( [
	[ '<p>a<script>b</script>c</p>', '<p>ac</p>' ],
	[ '<p onclick="x()" ONMOUSEOVER=x()>a</p>', '<p>a</p>' ],
	[
		'<a href="javascript:x()">a</a><a href=" java&#9;script:x()">b</a><a href="data:text/html,x">c</a>',
		'<a>a</a><a>b</a><a>c</a>',
	],
	[
		'<img src="javascript:x()"><img src="data:image/svg+xml,x"><img src=x onerror=alert(1)>',
		'<img><img><img src="x">',
	],
	[
		'<iframe srcdoc="<p>"></iframe><object data=x></object><embed src=x>',
		'',
	],
	[
		'<svg><script>x</script><a xlink:href="javascript:x"></a></svg><math><mi></mi></math>',
		'',
	],
	[
		'<style>p{}</style><link rel=stylesheet href=x><meta http-equiv=refresh content=0><base href=//elsewhere.test>',
		'',
	],
	[
		'<p>a</p><template><p>b</p></template><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
		'<p>a</p>',
	],
	[
		'<form action="https://elsewhere.test/"><input name=a><button formaction=//elsewhere.test>b</button><textarea>c</textarea></form>',
		'',
	],
	[ '<my-element><p>a</p></my-element>', '<p>a</p>' ],
	[
		'<p data-island="x" slot=a part=b nonce=c>a</p>',
		'<p data-island="x">a</p>',
	],
	[
		'<div data-island="x"><script type="application/json" data-seal>{}</script></div>',
		'<div data-island="x"></div>',
	],
] )( 'removes everything executable from %s', ( html, expected ) => {
	expect( clean( html ) ).toBe( expected );
} );

it( 'preserves forms of this site when forms are allowed', () => {
	const form =
		'<form class="login" method="post" action="/my-account/"><label for="u">Name</label><input type="text" name="username" id="u" autocomplete="username" required=""><input type="hidden" name="nonce" value="1"><button type="submit" name="login" value="Log in">Log in</button></form>';
	expect( clean( form, true ) ).toBe( form );
	expect(
		clean(
			'<form action="https://elsewhere.test/" target=_top><input name=a formaction=//elsewhere.test></form>',
			true
		)
	).toBe( '<form target="_top"><input name="a"></form>' );
	expect(
		clean(
			'<form action="javascript:x()"><script>x</script><iframe src=x></iframe></form>',
			true
		)
	).toBe( '<form></form>' );
} );

it( "is not fooled by fields named like a form's methods", () => {
	const names = [
		'attributes',
		'matches',
		'removeAttribute',
		'getAttributeNames',
		'getAttribute',
		'childNodes',
	]
		.map( ( name ) => `<input name="${ name }">` )
		.join( '' );
	expect( clean( `<form onsubmit="x()">${ names }</form>`, true ) ).toBe(
		`<form>${ names }</form>`
	);
} );
