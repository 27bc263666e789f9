import { mount } from '../branding';

const build = (): {
	form: HTMLElement;
	line: HTMLElement;
	link: HTMLElement;
} => {
	document.body.innerHTML =
		'<div class="srfm-form-container"><form></form><p class="srfm-branding-line"><a class="srfm-branding" href="#">Made with</a></p></div>';
	const form = document.querySelector( 'form' ) as HTMLElement;
	form.getClientRects = () =>
		( form.hidden ? [] : [ {} ] ) as unknown as DOMRectList;
	return {
		form,
		line: document.querySelector( 'p' ) as HTMLElement,
		link: document.querySelector( 'a' ) as HTMLElement,
	};
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

test( '[S2.26] [S9.29] the branding is checked every 100 ms and forced visible', () => {
	const { line, link } = build();
	mount( line );
	for ( const hide of [
		() => link.style.setProperty( 'display', 'none', 'important' ),
		() => ( line.style.visibility = 'hidden' ),
		() => ( link.style.opacity = '0' ),
		() => ( line.hidden = true ),
	] ) {
		hide();
		jest.advanceTimersByTime( 99 );
		expect(
			[ line, link ].some(
				( element ) =>
					element.hidden ||
					element.style.display === 'none' ||
					element.style.visibility === 'hidden' ||
					element.style.opacity === '0'
			)
		).toBe( true );
		jest.advanceTimersByTime( 1 );
		expect( getComputedStyle( link ).display ).not.toBe( 'none' );
		expect( getComputedStyle( line ).visibility ).toBe( 'visible' );
		expect( getComputedStyle( link ).opacity ).not.toBe( '0' );
		expect( line.hidden ).toBe( false );
	}
	link.remove();
	jest.advanceTimersByTime( 100 );
	expect( line.contains( link ) ).toBe( true );
} );

test( 'the branding can be hidden with the form, and the timer stops when the form is removed', () => {
	const { form, line, link } = build();
	mount( line );
	form.hidden = true;
	link.style.display = 'none';
	jest.advanceTimersByTime( 500 );
	expect( link.style.display ).toBe( 'none' );
	document.body.innerHTML = '';
	jest.advanceTimersByTime( 100 );
	expect( jest.getTimerCount() ).toBe( 0 );
} );
