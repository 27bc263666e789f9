import { createLightbox } from './create';

const instances: Array< Record< string, unknown > > = [];

jest.mock( 'photoswipe', () => ( {
	__esModule: true,
	default: class {
		opener = { isOpening: false };
		constructor( options: Record< string, unknown > ) {
			instances.push( options );
		}
		on() {}
		addFilter() {}
		init() {}
		close() {}
	},
} ) );

const texts = {
	closeTitle: 'Close',
	zoomTitle: 'Zoom',
	arrowPrevTitle: 'Previous',
	arrowNextTitle: 'Next',
	errorMsg: 'Failed',
};
const getAnimations = ( reduced: boolean ): unknown[] => {
	window.matchMedia = () => ( { matches: reduced } ) as MediaQueryList;
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	createLightbox(
		'Image gallery',
		null,
		{ count: 0, at: () => ( {} ) },
		texts
	).start();
	const {
		showAnimationDuration,
		hideAnimationDuration,
		showHideAnimationType,
	} = instances.pop() ?? {};
	return [
		showAnimationDuration,
		hideAnimationDuration,
		showHideAnimationType,
	];
};

it( '[S9.11] opens in 250 ms, and without animation if the visitor prefers reduced motion', () => {
	expect( getAnimations( false ) ).toEqual( [ 250, 250, 'fade' ] );
	expect( getAnimations( true ) ).toEqual( [ 0, 0, 'none' ] );
} );
