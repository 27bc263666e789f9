import { createLightbox } from './create';

const made: Array< Record< string, unknown > > = [];

jest.mock( 'photoswipe', () => ( {
	__esModule: true,
	default: class {
		opener = { isOpening: false };
		constructor( options: Record< string, unknown > ) {
			made.push( options );
		}
		on() {}
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
const times = ( reduced: boolean ): unknown[] => {
	window.matchMedia = () => ( { matches: reduced } ) as MediaQueryList;
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	createLightbox( 'Image gallery', null, texts ).start();
	const {
		showAnimationDuration,
		hideAnimationDuration,
		showHideAnimationType,
	} = made.pop() ?? {};
	return [
		showAnimationDuration,
		hideAnimationDuration,
		showHideAnimationType,
	];
};

it( '[S9.11] opens in 250 ms, and at once for those who want less motion', () => {
	expect( times( false ) ).toEqual( [ 250, 250, 'fade' ] );
	expect( times( true ) ).toEqual( [ 0, 0, 'none' ] );
} );
