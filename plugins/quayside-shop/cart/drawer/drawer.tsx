import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import { announce } from '@quayside/ui';
import { Dialog, useTriggers } from '@quayside/ui/react';
import type { StoreCartClient } from '../../store-api/store-cart';
import { plainText, removeUrl } from '../../store-api/text';
import type { CartEvents } from '../events';
import { Coupon } from './coupon';
import { CrossSells } from './cross-sells';
import { FreeShipping } from './free-shipping';
import { showInView } from './in-view';
import { Line } from './line';
import { getSubtotal, Totals } from './totals';
import { Undo } from './undo';
import type { Removed } from './undo';
import { useCart } from './use-cart';

/** Breakpoint of the header, in px (spec section 2). The drawer closes when the window crosses it (section 4). */
const BREAKPOINT = 921;

interface Props {
	hostId: string;
	settings: CartDrawerSettings;
	client: StoreCartClient;
	/** Called when the drawer's trigger listeners are attached. */
	onReady: () => void;
}

/**
 * Renders the drawer: lines, totals, and links, or the empty state.
 */
export function Drawer( { hostId, settings, client, onReady }: Props ) {
	const [ opener, setOpener ] = useState< HTMLElement | null >( null );
	const [ removed, setRemoved ] = useState< Removed | null >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const open = opener !== null;
	const { cart, busy, error, failedKey, load, change } = useCart(
		client,
		open
	);

	useEffect( () => {
		const events = new AbortController();
		document.body.addEventListener(
			'quayside:cart:open',
			( event ) => {
				if ( ! event.defaultPrevented ) {
					event.preventDefault();
					const { opener: requestedOpener } =
						(
							event as CustomEvent<
								CartEvents[ 'quayside:cart:open' ] | null
							>
						 ).detail ?? {};
					setOpener(
						requestedOpener ??
							document.querySelector< HTMLElement >(
								`[data-island-for="${ hostId }"]`
							) ??
							document.body
					);
				}
			},
			{ signal: events.signal }
		);
		document.body.addEventListener(
			'quayside:cart:removed',
			( event ) => {
				const { button, key } = (
					event as CustomEvent<
						CartEvents[ 'quayside:cart:removed' ]
					>
				 ).detail;
				const line = button?.closest< HTMLElement >(
					'.quayside-cart-line'
				);
				if ( line ) {
					setRemoved( { key, name: line.dataset.name ?? '' } );
					// The focused line is removed, so the heading keeps the focus inside the drawer.
					heading.current?.focus();
				}
			},
			{ signal: events.signal }
		);
		return () => events.abort();
	}, [ hostId ] );

	// Registered last, because it reports that all listeners are ready.
	useTriggers( hostId, setOpener, onReady );

	useEffect( () => {
		if ( error ) {
			announce( error, 'assertive' );
		}
	}, [ error ] );

	useEffect( () => {
		// The focused button has been removed, so the heading keeps the focus inside the drawer.
		if ( open && document.activeElement === document.body ) {
			heading.current?.focus();
		}
	}, [ open, cart, error ] );

	const close = (): void => {
		setOpener( null );
		setRemoved( null );
	};

	// Coupon errors appear next to the coupon field.
	const isCouponError =
		failedKey === 'coupon' &&
		settings.coupon &&
		( cart?.items.length ?? 0 ) > 0;
	const zone = cart?.extensions?.quayside_shop?.free_shipping;
	// An amount in the settings takes precedence over that of the shipping zone, unless shipping is free already.
	const freeShipping =
		settings.free_shipping_from > 0 && zone?.from !== 0
			? { from: settings.free_shipping_from, before_discounts: false }
			: zone;
	const breakpoints =
		innerWidth > BREAKPOINT
			? { closeBelow: BREAKPOINT + 1 }
			: { closeAbove: BREAKPOINT };
	return (
		<Dialog
			{ ...breakpoints }
			open={ open }
			opener={ opener }
			onClose={ close }
			labelledby={ `${ hostId }-title` }
			className="quayside-dialog--drawer quayside-cart-drawer"
		>
			<div className="quayside-cart-drawer__header">
				<h2 id={ `${ hostId }-title` } ref={ heading } tabIndex={ -1 }>
					{ __( 'Your cart', 'quayside-shop' ) }
				</h2>
				<button
					type="button"
					className="quayside-cart-drawer__close"
					data-dialog-close=""
					aria-label={ __( 'Close cart', 'quayside-shop' ) }
				>
					<svg
						viewBox="0 0 24 24"
						width="24"
						height="24"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.6"
						strokeLinecap="round"
						aria-hidden="true"
					>
						<path d="M6 6l12 12M18 6L6 18" />
					</svg>
				</button>
			</div>
			{ removed && (
				<Undo
					removed={ removed }
					address={ settings.wc_ajax_url }
					onRestored={ () => {
						setRemoved( null );
						announce(
							sprintf(
								/* translators: %s: product name. */ __(
									'%s is back in your cart.',
									'quayside-shop'
								),
								removed.name
							)
						);
						heading.current?.focus();
						void load();
					} }
				/>
			) }
			{ error && ! isCouponError && (
				<div ref={ showInView } className="quayside-cart-drawer__error">
					<p>{ error }</p>
					{ ! cart && (
						<button type="button" onClick={ () => void load() }>
							{ __( 'Try again', 'quayside-shop' ) }
						</button>
					) }
				</div>
			) }
			{ ! cart && ! error && (
				<p className="quayside-cart-drawer__waiting">
					{ __( 'Loading your cart…', 'quayside-shop' ) }
				</p>
			) }
			{ cart && cart.items.length > 0 && (
				<>
					{ freeShipping && cart.needs_shipping && (
						<FreeShipping
							cart={ cart }
							from={ freeShipping.from }
							beforeDiscounts={ freeShipping.before_discounts }
							taxes={ settings.taxes }
						/>
					) }
					<div className="quayside-cart-drawer__content">
						<ul
							className="quayside-cart-drawer__lines"
							aria-label={ __(
								'Products in your cart',
								'quayside-shop'
							) }
						>
							{ cart.items.map( ( item ) => (
								<Line
									key={ item.key }
									item={ item }
									busy={ busy.includes( item.key ) }
									removeUrl={ removeUrl(
										settings.cart_url,
										item.key,
										cart.extensions?.quayside_shop
											?.remove_nonce
									) }
									placeholder={ settings.placeholder_url }
									taxes={ settings.taxes }
									onQuantity={ async ( quantity ) => {
										const changed = await change(
											item.key,
											quantity,
											'update-item',
											{ key: item.key, quantity }
										);
										if ( changed ) {
											announce(
												sprintf(
													/* translators: 1: product name, 2: quantity, 3: price. */ __(
														'%1$s: quantity %2$s. Subtotal: %3$s',
														'quayside-shop'
													),
													plainText( item.name ),
													String( quantity ),
													getSubtotal(
														changed,
														settings.taxes
													)
												)
											);
										}
									} }
								/>
							) ) }
						</ul>
						{ settings.cross_sells && (
							<CrossSells products={ cart.cross_sells } />
						) }
						{ settings.coupon && (
							<Coupon
								cart={ cart }
								taxes={ settings.taxes }
								busy={ busy.length > 0 }
								error={ isCouponError ? error : '' }
								onApply={ async ( code ) => {
									const applied = await change(
										'coupon',
										null,
										'apply-coupon',
										{ code }
									);
									if ( applied ) {
										announce(
											sprintf(
												/* translators: %s: coupon code. */ __(
													'Coupon %s applied.',
													'quayside-shop'
												),
												code
											)
										);
									}
									return !! applied;
								} }
								onRemove={ async ( code ) => {
									if (
										await change(
											'coupon',
											null,
											'remove-coupon',
											{ code }
										)
									) {
										announce(
											sprintf(
												/* translators: %s: coupon code. */ __(
													'Coupon %s removed.',
													'quayside-shop'
												),
												plainText( code )
											)
										);
									}
								} }
							/>
						) }
					</div>
					<Totals
						cart={ cart }
						settings={ settings }
						busy={ busy.length > 0 }
					/>
				</>
			) }
			{ cart && cart.items.length === 0 && (
				<div className="quayside-cart-drawer__empty">
					<p>{ __( 'Your cart is empty.', 'quayside-shop' ) }</p>
					<a
						className="quayside-cart-drawer__button"
						href={ settings.shop_url }
					>
						{ __( 'Browse the shop', 'quayside-shop' ) }
					</a>
				</div>
			) }
		</Dialog>
	);
}
