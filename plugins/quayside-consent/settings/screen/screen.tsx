import { useState } from 'react';
import { ErrorNotice } from '@quayside/admin/error-notice';
import { useKeepFocus } from '@quayside/admin/keep-focus';
import { speak } from '@wordpress/a11y';
import {
	Button,
	CheckboxControl,
	Notice,
	Spinner,
	TabPanel,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Checklist } from '../../checklist/checklist';
import type { ScanState } from '../../scanner/scanner';
import { Banner } from './banner';
import { Categories } from './categories';
import { Import } from '../../import/import';
import { LanguageTexts } from '../../language-texts/language-texts';
import type { LanguageDrafts } from '../../language-texts/language-texts';
import { Law } from './law';
import { Preview } from './preview';
import { Providers } from './providers';
import { Scans } from './scans';
import { useSettings } from '../store';

const tabs = () => [
	{ name: 'banner', title: __( 'Banner', 'quayside-consent' ) },
	{
		name: 'categories',
		title: __( 'Categories and cookies', 'quayside-consent' ),
	},
	{ name: 'languages', title: __( 'Languages', 'quayside-consent' ) },
	{ name: 'providers', title: __( 'Providers', 'quayside-consent' ) },
	{ name: 'scanner', title: __( 'Scanner', 'quayside-consent' ) },
	{ name: 'law', title: __( 'Privacy law and log', 'quayside-consent' ) },
	{ name: 'import', title: __( 'Import', 'quayside-consent' ) },
];

/** Returns the tab that a link to this screen names. */
function getRequestedTab(): { initialTabName?: string } {
	const name = new URLSearchParams( location.search ).get( 'tab' );
	return tabs().some( ( tab ) => tab.name === name ) && name
		? { initialTabName: name }
		: {};
}

/** Renders the settings with their preview, and saves them. */
export function Screen() {
	const {
		answer,
		draft,
		state,
		reason,
		isChanged,
		load,
		change,
		allow,
		save,
		discard,
	} = useSettings();
	const [ askAgain, setAskAgain ] = useState( false );
	const keepFocus = useKeepFocus< HTMLFormElement >();
	// The result of a scan is preserved while another tab is open.
	const [ scanState, setScanState ] = useState< ScanState | null >( null );
	// The setup checklist is read again after each scan.
	const [ scans, setScans ] = useState( 0 );
	const [ languageDrafts, setLanguageDrafts ] = useState< LanguageDrafts >(
		{}
	);

	if ( ! answer || ! draft ) {
		return state === 'failed' ? (
			<ErrorNotice
				message={ __(
					'The settings could not be loaded. Please reload the page and try again.',
					'quayside-consent'
				) }
			/>
		) : (
			<Spinner />
		);
	}
	const props = { answer, draft, change };
	return (
		<form
			className="quayside-consent-settings"
			{ ...keepFocus }
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save( askAgain ).then( () => setAskAgain( false ) );
			} }
		>
			<Checklist
				version={ answer }
				scans={ scans }
				onComplete={ () =>
					keepFocus.ref.current
						?.querySelector< HTMLElement >(
							'[role=tab][aria-selected=true]'
						)
						?.focus()
				}
			/>
			<TabPanel tabs={ tabs() } { ...getRequestedTab() }>
				{ ( { name } ) => (
					<div className="quayside-consent-settings__columns">
						<div className="quayside-consent-settings__fields">
							{ name === 'banner' && <Banner { ...props } /> }
							{ name === 'categories' && (
								<Categories { ...props } />
							) }
							{ name === 'languages' && (
								<LanguageTexts
									languages={ answer.languages }
									drafts={ languageDrafts }
									setDrafts={ setLanguageDrafts }
								/>
							) }
							{ name === 'providers' && (
								<Providers { ...props } />
							) }
							{ name === 'scanner' && (
								<Scans
									{ ...props }
									state={ scanState }
									setState={ setScanState }
									onStored={ () =>
										setScans( ( count ) => count + 1 )
									}
								/>
							) }
							{ name === 'import' && (
								<Import onImported={ load } />
							) }
							{ name === 'law' && (
								<Law { ...props } allow={ allow } />
							) }
						</div>
						{ [ 'banner', 'law' ].includes( name ) && (
							<Preview draft={ draft } />
						) }
					</div>
				) }
			</TabPanel>
			<div className="quayside-consent-settings__save">
				<div className="quayside-consent-settings__result">
					{ state === 'saved' && (
						<Notice status="success" isDismissible={ false }>
							{ __(
								'Settings saved. Page caches cleared.',
								'quayside-consent'
							) }
						</Notice>
					) }
					{ state === 'failed' && <ErrorNotice message={ reason } /> }
				</div>
				<div className="quayside-consent-settings__actions">
					<Button
						variant="primary"
						type="submit"
						isBusy={ state === 'saving' }
						disabled={
							state === 'saving' || ( ! isChanged && ! askAgain )
						}
						accessibleWhenDisabled
						__next40pxDefaultSize
					>
						{ __( 'Save changes', 'quayside-consent' ) }
					</Button>
					<Button
						variant="tertiary"
						disabled={ ! isChanged }
						accessibleWhenDisabled
						onClick={ () => {
							discard();
							speak(
								__( 'Changes discarded.', 'quayside-consent' )
							);
						} }
						__next40pxDefaultSize
					>
						{ __( 'Discard changes', 'quayside-consent' ) }
					</Button>
				</div>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Ask for consent again', 'quayside-consent' ) }
					help={ sprintf(
						/* translators: %d: number of the policy's revision. */
						__(
							'Shows the banner again to visitors who have already made a choice. Use this when a purpose changes, not the wording. Adding a category does this automatically. Current policy revision: %d.',
							'quayside-consent'
						),
						draft.revision
					) }
					checked={ askAgain }
					onChange={ setAskAgain }
				/>
			</div>
		</form>
	);
}
