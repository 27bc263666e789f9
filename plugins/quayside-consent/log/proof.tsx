import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { Modal, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ConsentProof } from '@quayside/contracts/consent/log.proof';

/** All choices of one consent id, with the words that the visitor saw. */
export function ProofOf( {
	id,
	onClose,
}: {
	id: string;
	onClose: () => void;
} ) {
	const [ proof, setProof ] = useState< ConsentProof | 'failed' | null >(
		null
	);
	useEffect( () => {
		apiFetch< ConsentProof >( {
			path: `/quayside-consent/v1/log/proof/${ id }`,
		} )
			.then( setProof )
			.catch( () => setProof( 'failed' ) );
	}, [ id ] );
	return (
		<Modal
			title={ __( 'Proof of consent', 'quayside-consent' ) }
			onRequestClose={ onClose }
		>
			<p>
				<code>{ id }</code>
			</p>
			{ proof === null && <Spinner /> }
			{ proof === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'The proof of consent could not be loaded. Please try again.',
						'quayside-consent'
					) }
				</Notice>
			) }
			{ proof !== null &&
				proof !== 'failed' &&
				proof.choices.map(
					( { loggedAt, action, shownText }, index ) => (
						<section key={ index }>
							<h2>
								{ loggedAt } UTC: { action }
							</h2>
							{ shownText ? (
								<>
									<p>
										<strong>
											{ shownText.content.texts.title }
										</strong>
									</p>
									<p>
										{ shownText.content.texts.description }
									</p>
									<ul>
										{ shownText.content.categories.map(
											( { slug, name, description } ) => (
												<li key={ slug }>
													<strong>{ name }</strong>:{ ' ' }
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
