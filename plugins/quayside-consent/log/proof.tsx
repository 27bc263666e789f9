import { ErrorNotice } from '@quayside/admin/error-notice';
import { useRequest } from '@quayside/admin/request';
import apiFetch from '@wordpress/api-fetch';
import { Modal, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ConsentProof } from '@quayside/contracts/consent/log.proof';
import { layoutName } from '../settings/layouts';
import { languageName } from './language-name';

interface Props {
	id: string;
	/** Returns the name of an action. */
	getLabel: ( action: string ) => string;
	onClose: () => void;
}

/** Renders all records of one consent ID, with the text that the visitor saw. */
export function Proof( { id, getLabel, onClose }: Props ) {
	const path = `/quayside-consent/v1/log/proof/${ id }`;
	const {
		data: proof,
		error,
		isLoading,
	} = useRequest(
		path,
		( signal ) => apiFetch< ConsentProof >( { path, signal } ),
		() =>
			__(
				'The proof of consent could not be loaded. Please try again.',
				'quayside-consent'
			)
	);
	return (
		<Modal
			title={ __( 'Proof of consent', 'quayside-consent' ) }
			onRequestClose={ onClose }
		>
			<p>
				<code>{ id }</code>
			</p>
			{ isLoading && <Spinner /> }
			<ErrorNotice message={ error } />
			{ proof?.choices.map(
				(
					{
						loggedAt,
						action,
						law,
						layout,
						language,
						revision,
						textHash,
						shownText,
					},
					index
				) => (
					<section key={ index }>
						<h2>
							{ loggedAt } UTC: { getLabel( action ) }
						</h2>
						<p>
							{ sprintf(
								/* translators: 1: privacy law, 2: policy revision, 3: language, 4: layout of the banner */
								__(
									'Law: %1$s. Policy revision: %2$d. Language: %3$s. Layout: %4$s.',
									'quayside-consent'
								),
								law.toUpperCase(),
								revision,
								languageName( language ) || '–',
								layoutName( layout ) || '–'
							) }
						</p>
						<p>
							{ __( 'SHA-256 of the text:', 'quayside-consent' ) }{ ' ' }
							<code style={ { overflowWrap: 'anywhere' } }>
								{ textHash || '–' }
							</code>
						</p>
						{ shownText ? (
							<>
								<p>
									<strong>
										{ shownText.content.texts.title }
									</strong>
								</p>
								<p>{ shownText.content.texts.description }</p>
								<ul>
									{ shownText.content.categories.map(
										( { slug, name, description } ) => (
											<li key={ slug }>
												<strong>{ `${ name }:` }</strong>{ ' ' }
												{ description }
											</li>
										)
									) }
								</ul>
							</>
						) : (
							<p>
								{ __(
									'The banner text shown at that time is no longer available.',
									'quayside-consent'
								) }
							</p>
						) }
					</section>
				)
			) }
		</Modal>
	);
}
