"""The OpenAPI document, and the API held against it by schemathesis (bounded)."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.serving import PATIENCE, Guest, Server, TableLink

BOUNDED = settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))

FAREWELLS = (
    "/api/account/sign-out",
    "/api/account/sign-out-everywhere",
    "/api/account/sign-in",
    "/api/account/password",
    "/api/me/forget",
)


@pytest.fixture(scope="session")
def document(server: Server) -> dict[str, Any]:
    answer = httpx.get(server.url + "/schema/openapi.json", timeout=PATIENCE)
    found: dict[str, Any] = answer.json()
    return found


def test_every_operation_is_described(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    operations = [op for item in document["paths"].values() for op in item.values()]
    assert len(operations) > 40
    for operation in operations:
        assert operation["summary"]
        assert operation["responses"]["default"]["content"]["application/json"]["schema"] == {
            "$ref": "#/components/schemas/Problem"
        }
    ids = [operation["operationId"] for operation in operations]
    assert len(set(ids)) == len(ids)


@pytest.fixture(scope="session")
def api(server: Server, document: dict[str, Any]) -> Any:
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=server.url)
    return schema


@pytest.fixture(scope="session")
def anna(server: Server) -> Guest:
    return server.guest("Anna")


@pytest.fixture(scope="session")
def table(anna: Guest) -> TableLink:
    return anna.make_table(("me", "open"), visibility="public")


def test_the_api_does_what_its_document_says(api: Any, anna: Guest, table: TableLink) -> None:
    """Every operation with made-up input, half of it at a table that is there."""
    for operation in api.get_all_operations():
        _try(operation.ok(), anna, table)


def _try(operation: Any, anna: Guest, table: TableLink) -> None:
    csrf = anna.http.cookies["hastilude_csrf"]
    # Anna is needed for the others: nobody signs her out.
    cookies = {} if operation.path in FAREWELLS else dict(anna.http.cookies)
    checks = [content_type_conformance, response_schema_conformance, status_code_conformance]

    @BOUNDED
    @given(case=operation.as_strategy(), there=booleans())
    def run(case: Any, there: bool) -> None:
        if there and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table.id
        case.headers["x-csrf-token"] = csrf
        case.cookies.update({**cookies, "hastilude_csrf": csrf})
        response = case.call(timeout=PATIENCE)
        assert response.status_code < 500, response.text
        case.validate_response(response, checks=checks)

    run()
