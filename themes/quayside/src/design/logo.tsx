import { useKeepFocus } from '@quayside/admin/keep-focus';
import { Button, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Design } from './site';

interface MediaFrame {
	on: ( event: 'select', callback: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => { id: number; url: string } };
		};
	};
}

type MediaWindow = Window & {
	wp: { media: ( options: unknown ) => MediaFrame };
};

/**
 * Controls for the logo and site title.
 *
 * @param props
 * @param props.design   The unsaved design.
 * @param props.onChange Called with the changes.
 */
export function Logo( {
	design,
	onChange,
}: {
	design: Design;
	onChange: ( change: Partial< Design > ) => void;
} ) {
	const keepFocus = useKeepFocus< HTMLParagraphElement >();
	const selectLogo = (): void => {
		const media = ( window as unknown as MediaWindow ).wp.media( {
			title: __( 'Logo', 'quayside' ),
			library: { type: 'image' },
			multiple: false,
		} );
		media.on( 'select', () => {
			const { id, url } = media
				.state()
				.get( 'selection' )
				.first()
				.toJSON();
			onChange( { logo: id, logoUrl: url } );
		} );
		media.open();
	};
	return (
		<>
			{ design.logoUrl && (
				<img
					className="quayside-design__logo"
					src={ design.logoUrl }
					alt=""
				/>
			) }
			<p className="quayside-design__buttons" { ...keepFocus }>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ selectLogo }
				>
					{ design.logo
						? __( 'Change logo', 'quayside' )
						: __( 'Select logo', 'quayside' ) }
				</Button>
				{ design.logo > 0 && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => onChange( { logo: 0, logoUrl: '' } ) }
					>
						{ __( 'Remove logo', 'quayside' ) }
					</Button>
				) }
			</p>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show site title in the header', 'quayside' ) }
				checked={ design.show_title }
				onChange={ ( on ) => onChange( { show_title: on } ) }
			/>
		</>
	);
}
