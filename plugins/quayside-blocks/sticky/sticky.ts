/**
 * Names the states of sticky blocks, and holds those in the window that may leave their parent. CSS does the rest.
 *
 * Positions are read anew on each frame in which something moved, so that none is ever stale.
 */
const STICKY = 'uagb-position__sticky';

/** Half a pixel: browsers round. */
const NEAR = 0.5;

const blocks = [
	...document.querySelectorAll< HTMLElement >( `.${ STICKY }[data-sticky]` ),
].map( ( element ) => ( { element, filler: null as HTMLElement | null } ) );
type Block = ( typeof blocks )[ number ];

const px = ( style: CSSStyleDeclaration, ...names: string[] ): number =>
	names.reduce(
		( sum, name ) =>
			sum + ( parseFloat( style.getPropertyValue( name ) ) || 0 ),
		0
	);

/** Back into its parent. */
const release = ( block: Block ): void => {
	block.filler?.remove();
	block.filler = null;
	block.element.classList.remove( `${ STICKY }--fixed` );
	block.element.style.left = block.element.style.width = '';
};

/** Out of its parent, in the same place of the window. */
const hold = ( block: Block, { left, width, height }: DOMRect ): void => {
	const { element } = block;
	const { margin } = getComputedStyle( element );
	block.filler = document.createElement( 'div' );
	block.filler.style.cssText = `flex:none;box-sizing:border-box;width:${ width }px;height:${ height }px;margin:${ margin }`;
	element.before( block.filler );
	element.classList.add( `${ STICKY }--fixed` );
	Object.assign( element.style, {
		left: `${ left }px`,
		width: `${ width }px`,
	} );
};

const update = (): void => {
	let covered = 0;
	for ( const block of blocks ) {
		const { element } = block;
		const parent = element.parentElement as HTMLElement;
		const {
			dataset: { sticky, stickyRestricted, stickyRepeats },
			classList: classes,
		} = element;
		const isTop = sticky !== 'bottom';
		let own = element.getBoundingClientRect();
		const style = getComputedStyle( element );
		const isOff =
			own.height > innerHeight * ( own.width > innerWidth / 2 ? 0.5 : 1 );
		classes.toggle( `${ STICKY }--off`, isOff );

		const inset = px( style, isTop ? 'top' : 'bottom' );
		const [ box, inner ] = [
			parent.getBoundingClientRect(),
			getComputedStyle( parent ),
		];
		// How far the parent's room for the block reaches past the block in its place; below 0 it pushes the block out.
		const room = isTop
			? box.bottom -
				px( inner, 'padding-bottom', 'border-bottom-width' ) -
				px( style, 'margin-bottom' ) -
				inset -
				own.height
			: innerHeight -
				inset -
				own.height -
				box.top -
				px( inner, 'padding-top', 'border-top-width' ) -
				px( style, 'margin-top' );
		const isPushed = ! isOff && room < -NEAR;
		if ( block.filler && ! isPushed ) {
			release( block );
			own = element.getBoundingClientRect();
		} else if (
			! block.filler &&
			isPushed &&
			stickyRestricted === undefined
		) {
			hold( block, own );
		}
		const isAtEdge = isTop
			? own.top <= inset + NEAR
			: own.bottom >= innerHeight - inset - NEAR;
		const isStuck =
			! isOff && ( block.filler !== null || ( isAtEdge && ! isPushed ) );
		classes.toggle( `${ STICKY }--stuck`, isStuck );
		classes.toggle( `${ STICKY }--restricted`, isPushed && ! block.filler );
		if ( isStuck || stickyRepeats !== undefined ) {
			classes.toggle( `${ STICKY }--shown`, isStuck );
		}
		if ( isStuck && isTop ) {
			covered = Math.max( covered, inset + own.height );
		}
	}
	// What gets the focus, or is jumped to, must not come to lie under a block (WCAG 2.4.11).
	document.documentElement.style.scrollPaddingTop = covered
		? `${ covered }px`
		: '';
};

let frame = 0;
const soon = (): void => {
	frame ||= requestAnimationFrame( () => {
		frame = 0;
		update();
	} );
};

addEventListener( 'scroll', soon, { passive: true } );
new ResizeObserver( () => {
	blocks.forEach( release );
	update();
} ).observe( document.body );
addEventListener( 'resize', () => {
	blocks.forEach( release );
	soon();
} );
update();
