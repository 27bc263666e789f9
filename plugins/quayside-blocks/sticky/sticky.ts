/**
 * Sets the state classes of sticky blocks and fixes blocks that may leave their
 * parent. CSS does the rest.
 *
 * Positions are measured on each frame with movement, so that none is stale.
 */
const STICKY = 'uagb-position__sticky';

/** Half a pixel of tolerance, because browsers round. */
const NEAR = 0.5;

const blocks = [
	...document.querySelectorAll< HTMLElement >( `.${ STICKY }[data-sticky]` ),
].map( ( element ) => ( {
	element,
	placeholder: null as HTMLElement | null,
} ) );
type Block = ( typeof blocks )[ number ];

const px = ( style: CSSStyleDeclaration, ...names: string[] ): number =>
	names.reduce(
		( sum, name ) =>
			sum + ( parseFloat( style.getPropertyValue( name ) ) || 0 ),
		0
	);

/** Returns a block to its parent. */
const unfix = ( block: Block ): void => {
	block.placeholder?.remove();
	block.placeholder = null;
	block.element.classList.remove( `${ STICKY }--fixed` );
	block.element.style.left = block.element.style.width = '';
};

/** Fixes a block in the window at its current position. */
const fix = ( block: Block, { left, width, height }: DOMRect ): void => {
	const { element } = block;
	const { margin } = getComputedStyle( element );
	block.placeholder = document.createElement( 'div' );
	block.placeholder.style.cssText = `flex:none;box-sizing:border-box;width:${ width }px;height:${ height }px;margin:${ margin }`;
	element.before( block.placeholder );
	element.classList.add( `${ STICKY }--fixed` );
	Object.assign( element.style, {
		left: `${ left }px`,
		width: `${ width }px`,
	} );
};

const update = (): void => {
	const covered = { top: 0, bottom: 0 };
	for ( const block of blocks ) {
		const { element } = block;
		const parent = element.parentElement as HTMLElement;
		const {
			dataset: { sticky, stickyRestricted, stickyRepeats },
			classList: classes,
		} = element;
		const edge = sticky === 'bottom' ? sticky : 'top';
		const isTop = edge === 'top';
		let rect = element.getBoundingClientRect();
		const style = getComputedStyle( element );
		const isOff =
			rect.height >
			innerHeight * ( rect.width > innerWidth / 2 ? 0.5 : 1 );
		classes.toggle( `${ STICKY }--off`, isOff );

		const inset = px( style, edge );
		const [ box, inner ] = [
			parent.getBoundingClientRect(),
			getComputedStyle( parent ),
		];
		// Distance from the block to the end of its parent's content box.
		// Negative when the parent pushes the block out.
		const room = isTop
			? box.bottom -
				px( inner, 'padding-bottom', 'border-bottom-width' ) -
				px( style, 'margin-bottom' ) -
				inset -
				rect.height
			: innerHeight -
				inset -
				rect.height -
				box.top -
				px( inner, 'padding-top', 'border-top-width' ) -
				px( style, 'margin-top' );
		const isPushed = ! isOff && room < -NEAR;
		if ( block.placeholder && ! isPushed ) {
			unfix( block );
			rect = element.getBoundingClientRect();
		} else if (
			! block.placeholder &&
			isPushed &&
			stickyRestricted === undefined
		) {
			fix( block, rect );
		}
		const isAtEdge = isTop
			? rect.top <= inset + NEAR
			: rect.bottom >= innerHeight - inset - NEAR;
		const isStuck =
			! isOff &&
			( block.placeholder !== null || ( isAtEdge && ! isPushed ) );
		classes.toggle( `${ STICKY }--stuck`, isStuck );
		classes.toggle(
			`${ STICKY }--restricted`,
			isPushed && ! block.placeholder
		);
		if ( isStuck || stickyRepeats !== undefined ) {
			classes.toggle( `${ STICKY }--shown`, isStuck );
		}
		if ( isStuck ) {
			covered[ edge ] = Math.max( covered[ edge ], inset + rect.height );
		}
	}
	// Focused elements and jump targets must not be hidden under a sticky block
	// (WCAG 2.4.11). The page may have more room at that edge, such as for a
	// sticky header.
	const root = document.documentElement;
	for ( const [ edge, size ] of Object.entries( covered ) ) {
		const padding = `scroll-padding-${ edge }`;
		root.style.setProperty( padding, '' );
		if ( size > px( getComputedStyle( root ), padding ) ) {
			root.style.setProperty( padding, `${ size }px` );
		}
	}
};

let frame = 0;
const scheduleUpdate = (): void => {
	frame ||= requestAnimationFrame( () => {
		frame = 0;
		update();
	} );
};

addEventListener( 'scroll', scheduleUpdate, { passive: true } );
new ResizeObserver( () => {
	blocks.forEach( unfix );
	update();
} ).observe( document.body );
addEventListener( 'resize', () => {
	blocks.forEach( unfix );
	scheduleUpdate();
} );
update();
