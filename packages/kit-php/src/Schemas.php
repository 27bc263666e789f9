<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Contracts that every page needs, as "ready" in package.json names them. The build puts them here, among the classes that are
 * loaded anyway: reading a file takes a page longer than all else that settings ask for.
 */
final class Schemas {
	/** @var array<string, array<string, mixed>> Schemas by name. */
	public const ALL = [];
}
