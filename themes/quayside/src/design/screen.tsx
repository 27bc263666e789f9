import { useState } from 'react';
import { speak } from '@wordpress/a11y';
import apiFetch from '@wordpress/api-fetch';
import {
	Button,
	Notice,
	Panel,
	PanelBody,
	SelectControl,
	__experimentalToggleGroupControl as ToggleGroup,
	__experimentalToggleGroupControlOption as ToggleOption,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Colors } from './colors';
import { Frame } from './frame';
import { Logo } from './logo';
import type { DesignState } from '@quayside/contracts/theme/design.state';
import type { Design } from './site';

/**
 * Displays the controls beside a live preview, with a button that applies the design.
 *
 * @param props
 * @param props.site The site.
 */
export function Screen( { site }: { site: DesignState } ) {
	const [ saved, setSaved ] = useState< Design >( {
		...site.saved,
		logoUrl: site.logo_url,
	} );
	const [ design, setDesign ] = useState( saved );
	const [ width, setWidth ] = useState( '1280' );
	const [ state, setState ] = useState<
		'idle' | 'saving' | 'saved' | string
	>( 'idle' );

	const changed = JSON.stringify( design ) !== JSON.stringify( saved );

	const change = ( next: Partial< Design > ): void => {
		setDesign( { ...design, ...next } );
		setState( 'idle' );
	};

	const apply = async (): Promise< void > => {
		setState( 'saving' );
		const { logoUrl, ...data } = design;
		try {
			await apiFetch( {
				path: '/quayside-theme/v1/design',
				method: 'POST',
				data,
			} );
			setSaved( { ...data, logoUrl } );
			setState( 'saved' );
		} catch ( error ) {
			setState(
				( error as { message?: string } ).message ??
					__(
						'The design could not be saved. Please try again.',
						'quayside'
					)
			);
		}
	};

	const discard = (): void => {
		if ( changed ) {
			setDesign( saved );
			speak( __( 'Changes discarded.', 'quayside' ) );
		}
	};

	const fonts = [
		{ value: '', label: __( 'Style default', 'quayside' ) },
		...site.fonts.map( ( { slug, name } ) => ( {
			value: slug,
			label: name,
		} ) ),
	];
	return (
		<div className="quayside-design">
			<div className="quayside-design__choices">
				<Panel>
					<PanelBody title={ __( 'Colors', 'quayside' ) }>
						<Colors
							palettes={ site.palettes }
							colors={ design.colors }
							onChange={ ( colors ) => change( { colors } ) }
						/>
					</PanelBody>
					<PanelBody title={ __( 'Fonts', 'quayside' ) }>
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Heading font', 'quayside' ) }
							value={ design.font_headings }
							options={ fonts }
							onChange={ ( slug ) =>
								change( { font_headings: slug } )
							}
						/>
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Body font', 'quayside' ) }
							value={ design.font_body }
							options={ fonts }
							onChange={ ( slug ) =>
								change( { font_body: slug } )
							}
						/>
					</PanelBody>
					<PanelBody title={ __( 'Logo and title', 'quayside' ) }>
						<Logo design={ design } onChange={ change } />
					</PanelBody>
				</Panel>
				<div>
					{ state === 'saved' && (
						<Notice status="success" isDismissible={ false }>
							{ __(
								'Design applied. It is now live on your site.',
								'quayside'
							) }
						</Notice>
					) }
					{ ! [ 'idle', 'saving', 'saved' ].includes( state ) && (
						<Notice status="error" isDismissible={ false }>
							{ state }
						</Notice>
					) }
				</div>
				<p className="quayside-design__buttons">
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ state === 'saving' }
						aria-disabled={ ! changed || state === 'saving' }
						onClick={ () =>
							changed && state !== 'saving' && void apply()
						}
					>
						{ __( 'Apply to site', 'quayside' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						aria-disabled={ ! changed }
						onClick={ discard }
					>
						{ __( 'Discard changes', 'quayside' ) }
					</Button>
				</p>
			</div>
			<div className="quayside-design__preview">
				<ToggleGroup
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ __( 'Preview width', 'quayside' ) }
					value={ width }
					onChange={ ( value ) => setWidth( String( value ) ) }
				>
					<ToggleOption
						value="1280"
						label={ __( 'Desktop', 'quayside' ) }
					/>
					<ToggleOption
						value="390"
						label={ __( 'Mobile', 'quayside' ) }
					/>
				</ToggleGroup>
				<Frame
					site={ site }
					design={ design }
					width={ Number( width ) }
				/>
			</div>
		</div>
	);
}
