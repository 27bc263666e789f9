import { loadApi } from '../api';

it( "loads the script with the page's nonce for content security policies", async () => {
	const page = document.createElement( 'script' );
	page.setAttribute( 'nonce', 'b2Zmc2hvcmU' );
	page.nonce = 'b2Zmc2hvcmU';
	document.head.append( page );
	const api = loadApi( 'hcaptcha', 'https://captcha.example/api.js' );
	const script = document.head.lastElementChild as HTMLScriptElement;
	expect( script.src ).toContain( 'https://captcha.example/api.js' );
	expect( script.nonce ).toBe( 'b2Zmc2hvcmU' );
	script.dispatchEvent( new Event( 'error' ) );
	await expect( api ).rejects.toThrow( 'captcha.example' );
} );
