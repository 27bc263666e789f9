import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { DashboardOrder } from '@quayside/contracts/shop/dashboard.order';
import { getMessage } from './use-request';
import type { Client } from './use-request';
import { LoadingState } from './loading-state';

const PATH = '/quayside-shop/v1/customer/orders';
const PER_PAGE = 10;

const formatDate = ( date: string ): string =>
	date
		? new Date( date ).toLocaleDateString(
				document.documentElement.lang || undefined,
				{ day: 'numeric', month: 'long', year: 'numeric' }
			)
		: '';

/** Displays the customer's orders, newest first, ten at a time. */
export function Orders( {
	client,
	shopUrl,
}: {
	client: Client;
	shopUrl: string;
} ) {
	const [ orders, setOrders ] = useState< DashboardOrder[] | null >( null );
	const [ page, setPage ] = useState( 1 );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ pages, setPages ] = useState( 1 );
	const [ message, setMessage ] = useState( '' );
	const list = useRef< HTMLUListElement >( null );
	/** Number of orders before older ones were requested; 0 if none were. */
	const previousCount = useRef( 0 );

	// The button may be removed, so the focus moves to the first order that was loaded, or to the button to try again.
	useEffect( () => {
		if ( previousCount.current && orders ) {
			list.current?.children[
				Math.min( previousCount.current, orders.length - 1 )
			]
				?.querySelector( 'a' )
				?.focus();
			previousCount.current = 0;
		}
	}, [ orders ] );
	useEffect( () => {
		if ( previousCount.current && message ) {
			list.current?.parentElement
				?.querySelector< HTMLElement >(
					'.quayside-dashboard__problem button'
				)
				?.focus();
		}
	}, [ message ] );

	useEffect( () => {
		const controller = new AbortController();
		setMessage( '' );
		const load = async (): Promise< void > => {
			const response = await client< Response >( {
				path: `${ PATH }?page=${ page }&per_page=${ PER_PAGE }`,
				parse: false,
				signal: controller.signal,
			} );
			const more = ( await response.json() ) as DashboardOrder[];
			setPages(
				Number( response.headers.get( 'X-WP-TotalPages' ) ) || 1
			);
			setOrders( ( previous ) => [
				...( previous ?? [] ).filter(
					( { id } ) => ! more.some( ( order ) => order.id === id )
				),
				...more,
			] );
		};
		load().catch( async ( error: unknown ) => {
			if ( ! controller.signal.aborted ) {
				setMessage(
					getMessage(
						error instanceof Response
							? await error.json().catch( () => null )
							: error
					)
				);
			}
		} );
		return () => controller.abort();
	}, [ client, page, attempt ] );

	if ( ! orders ) {
		return (
			<LoadingState
				message={ message }
				retry={ () => setAttempt( attempt + 1 ) }
			/>
		);
	}
	if ( ! orders.length ) {
		return (
			<p>
				{ __( 'You have not placed any orders yet.', 'quayside-shop' ) }{ ' ' }
				<a href={ shopUrl }>
					{ __( 'Browse products', 'quayside-shop' ) }
				</a>
			</p>
		);
	}
	return (
		<>
			<ul className="quayside-dashboard__list" ref={ list }>
				{ orders.map( ( order ) => (
					<li key={ order.id } className="quayside-order">
						<h3>
							<a href={ order.url }>
								{ sprintf(
									/* translators: %s: number of an order */
									__( 'Order %s', 'quayside-shop' ),
									order.number
								) }
							</a>
						</h3>
						<p className="quayside-order__facts">
							<time dateTime={ order.date }>
								{ formatDate( order.date ) }
							</time>{ ' ' }
							· <span>{ order.status_name }</span> ·{ ' ' }
							<strong>{ order.total }</strong>
						</p>
						<ul className="quayside-order__lines">
							{ order.lines.map( ( line, index ) => (
								<li key={ index }>
									<span>
										{ line.quantity } × { line.name }
									</span>
									<span>{ line.total }</span>
								</li>
							) ) }
						</ul>
						{ order.actions.length > 0 && (
							<p className="quayside-order__actions">
								{ order.actions.map( ( { name, url } ) => (
									<a
										key={ url }
										className="quayside-dashboard__button is-quiet"
										href={ url }
									>
										{ name }
									</a>
								) ) }
							</p>
						) }
					</li>
				) ) }
			</ul>
			{ message && (
				<LoadingState
					message={ message }
					retry={ () => setAttempt( attempt + 1 ) }
				/>
			) }
			{ page < pages && ! message && (
				<button
					type="button"
					className="quayside-dashboard__button is-quiet"
					onClick={ () => {
						previousCount.current = orders.length;
						setPage( page + 1 );
					} }
				>
					{ __( 'Load older orders', 'quayside-shop' ) }
				</button>
			) }
		</>
	);
}
